import { operationsOf } from '../../session/execute.ts';
import OPERATIONS from './stock.graphql?raw';

export const askStock = operationsOf(OPERATIONS);
