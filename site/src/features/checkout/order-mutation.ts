export const PLACE_ORDER = `mutation PlaceOrder($input: PlaceOrderInput!, $key: String!) { placeOrder(input: $input, idempotencyKey: $key) { token } }`;
