export const TRACK_ORDER = `query TrackOrder($number: String!, $email: String!) {
  trackOrder(number: $number, email: $email)
}`;
