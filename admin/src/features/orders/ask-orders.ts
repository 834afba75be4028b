import { operationsOf } from '../../session/execute.ts';
import OPERATIONS from './orders.graphql?raw';

export const askOrders = operationsOf(OPERATIONS);
