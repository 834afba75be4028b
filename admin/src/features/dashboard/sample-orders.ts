/** Where an order's payment stands (specification, section 4). */
export const PAYMENT_STATUSES = ['Paid', 'Chargeback', 'Refund'] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** An order as the admin lists it (specification, section 3); the total is in dollars. */
export interface SampleOrder {
  id: string;
  billingName: string;
  date: string;
  total: number;
  paymentStatus: PaymentStatus;
  paymentMethod: string;
}

/** Sample data, newest first. */
export const LATEST_ORDERS: SampleOrder[] = [
  {
    id: '#1482',
    billingName: 'Ananya Iyer',
    date: '2026-11-20',
    total: 264,
    paymentStatus: 'Paid',
    paymentMethod: 'UPI',
  },
  {
    id: '#1481',
    billingName: 'Rohan Mehta',
    date: '2026-11-20',
    total: 89.5,
    paymentStatus: 'Paid',
    paymentMethod: 'Visa',
  },
  {
    id: '#1480',
    billingName: 'Farah Siddiqui',
    date: '2026-11-19',
    total: 1240,
    paymentStatus: 'Chargeback',
    paymentMethod: 'Mastercard',
  },
  {
    id: '#1479',
    billingName: 'Karthik Nair',
    date: '2026-11-18',
    total: 47.25,
    paymentStatus: 'Refund',
    paymentMethod: 'RuPay',
  },
  {
    id: '#1478',
    billingName: 'Simran Kaur',
    date: '2026-11-18',
    total: 312,
    paymentStatus: 'Paid',
    paymentMethod: 'UPI',
  },
  {
    id: '#1477',
    billingName: 'Dev Chatterjee',
    date: '2026-11-17',
    total: 158,
    paymentStatus: 'Paid',
    paymentMethod: 'Net banking',
  },
  {
    id: '#1476',
    billingName: 'Priya Deshmukh',
    date: '2026-11-16',
    total: 76.8,
    paymentStatus: 'Refund',
    paymentMethod: 'Visa',
  },
  {
    id: '#1475',
    billingName: 'Imran Qureshi',
    date: '2026-11-15',
    total: 540,
    paymentStatus: 'Paid',
    paymentMethod: 'Mastercard',
  },
];
