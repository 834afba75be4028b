export const paymentsTexts = {
  order: ({ number }: { number: string }) => `Order ${number}`,
  payInCash: ({ amount }: { amount: string }) => `Pay ${amount} in cash when it arrives.`,
  bankTransfer: ({
    amount,
    account,
    reference,
  }: {
    amount: string;
    account: string;
    reference: string;
  }) => `Transfer ${amount} to this account:
${account}
Reference: ${reference}`,
  payOnline: ({ amount }: { amount: string }) => `Pay ${amount} online, on the page of your order.`,
  payByUpi: ({
    amount,
    upiId,
    shop,
    reference,
  }: {
    amount: string;
    upiId: string;
    shop: string;
    reference: string;
  }) => `Pay ${amount} by UPI to ${upiId} (${shop}).
Payment note: ${reference}.`,
};
