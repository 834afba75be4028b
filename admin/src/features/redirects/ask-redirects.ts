import { operationsOf } from '../../session/execute.ts';
import OPERATIONS from './redirects.graphql?raw';

export const askRedirects = operationsOf(OPERATIONS);
