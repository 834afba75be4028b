import { operationsOf } from '../../session/execute.ts';
import OPERATIONS from './account.graphql?raw';

export const ask = operationsOf(OPERATIONS);
