import { MongoClient } from 'mongodb';
import { Jobs } from '../../src/kernel/jobs/jobs.ts';

/** A server that runs one shared job until it is killed, and prints a line for each run. */
const [uri = '', database, holder = '', leaseMs] = process.argv.slice(2);
const client = new MongoClient(uri);
const jobs = new Jobs(client.db(database).collection('leases'), holder, Number(leaseMs));
jobs.start({ name: 'test', everyMs: 50, isShared: true, run: async () => process.stdout.write('run\n') });
