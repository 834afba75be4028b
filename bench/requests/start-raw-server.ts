import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { METER_OPTIONS } from '../metered/usage.ts';
import type { RawServerSetting } from './raw-server.ts';

const RAW_SERVER = fileURLToPath(new URL('./raw-server.ts', import.meta.url));

/** Starts the server to compare with in a separate process. */
export async function startRawServer(
  setting: RawServerSetting,
): Promise<{ child: ChildProcess; port: number }> {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, [...METER_OPTIONS, RAW_SERVER], { stdio: [...stdio] });
  child.send(setting);
  const [port] = await once(child, 'message');
  return { child, port };
}
