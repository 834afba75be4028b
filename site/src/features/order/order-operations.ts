export const PLACE_ORDER = `mutation PlaceOrder($input: PlaceOrderInput!, $key: String!) { placeOrder(input: $input, idempotencyKey: $key) { token } }`;

export const TRACK_ORDER = `query TrackOrder($number: String!, $email: String!) {
  trackOrder(number: $number, email: $email)
}`;
