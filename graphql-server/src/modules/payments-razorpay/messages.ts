export const paymentsRazorpayTexts = {
  wrongKeys:
    'Razorpay rejects RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET. Generate new keys in your Razorpay dashboard.',
  unreachable: 'Razorpay could not be reached or did not respond in time.',
  serverError: ({ status }: { status: number }) => `Razorpay has a server error (HTTP ${status}).`,
  says: ({ description }: { description: string }) => `Razorpay says: ${description}`,
  noWebhookSecret: 'RAZORPAY_WEBHOOK_SECRET is not set.',
  notSigned: 'This event is not signed with RAZORPAY_WEBHOOK_SECRET.',
  tooOld: 'This event happened more than two days ago.',
  notAnEvent: 'This is not a Razorpay event.',
  refundFailed: 'The refund failed at Razorpay.',
  refundPending: 'Razorpay has accepted the refund, but has not completed it yet.',
  confirmedLate: 'RAZORPAY_WEBHOOK_SECRET is not set, so payments are confirmed with a delay.',
};
