import { operationsOf } from '../../session/execute.ts';
import OPERATIONS from './webhooks.graphql?raw';

export const askWebhooks = operationsOf(OPERATIONS);
