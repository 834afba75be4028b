import { operationsOf } from '../../session/execute.ts';
import OPERATIONS from './mails.graphql?raw';

export const askMails = operationsOf(OPERATIONS);
