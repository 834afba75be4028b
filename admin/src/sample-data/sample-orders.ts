import { type SampleCustomer, type SampleCustomerName, sampleCustomer } from './sample-customers.ts';
import { SAMPLE_PRODUCTS, type SampleProduct, type SampleProductName } from './sample-products.ts';

/** The payment statuses of orders (specification, section 4). */
export const PAYMENT_STATUSES = ['Paid', 'Chargeback', 'Refund'] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The status of an order (specification, section 4). */
export type OrderStatus = 'Pending' | 'Canceled' | 'Received';

interface SampleLine {
  product: SampleProduct;
  quantity: number;
}

/** An order of the sample. Its amounts are in dollars. */
export interface SampleOrder {
  id: number;
  customer: SampleCustomer;
  /** The day of the order, as year, month and day. */
  date: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: string;
  lines: SampleLine[];
  subtotal: number;
  shipping: number;
  total: number;
}

const SHIPPING_DOLLARS = 10;

/** Sample data, newest first. */
export const SAMPLE_ORDERS: SampleOrder[] = [
  order(1482, 'Ananya Iyer', '2026-11-20', 'Pending', 'Paid', 'UPI', { phone: 1, runner: 1 }),
  order(1481, 'Rohan Mehta', '2026-11-20', 'Pending', 'Paid', 'Visa', { headphones: 1, kurta: 1 }),
  order(1480, 'Farah Siddiqui', '2026-11-19', 'Canceled', 'Chargeback', 'Mastercard', { scooter: 1 }),
  order(1479, 'Karthik Nair', '2026-11-18', 'Canceled', 'Refund', 'RuPay', { blouse: 1, scarf: 1 }),
  order(1478, 'Simran Kaur', '2026-11-18', 'Received', 'Paid', 'UPI', { phone: 1, tote: 1, runner: 1 }),
  order(1477, 'Dev Chatterjee', '2026-11-17', 'Received', 'Paid', 'Net banking', { watch: 1, tote: 1 }),
  order(1476, 'Priya Deshmukh', '2026-11-16', 'Canceled', 'Refund', 'Visa', { hat: 1, kurta: 1 }),
  order(1475, 'Imran Qureshi', '2026-11-15', 'Received', 'Paid', 'Mastercard', { camera: 1, kurta: 1 }),
  order(1474, 'Dev Chatterjee', '2026-11-14', 'Received', 'Paid', 'Visa', { hoodie: 1, backpack: 1 }),
  order(1473, 'Simran Kaur', '2026-11-14', 'Received', 'Paid', 'Mastercard', { camera: 1, runner: 1 }),
  order(1472, 'Farah Siddiqui', '2026-11-14', 'Received', 'Paid', 'Mastercard', { scarf: 2, cushion: 2 }),
  order(1471, 'Gurpreet Gill', '2026-11-14', 'Pending', 'Paid', 'UPI', { cushion: 2 }),
  order(1470, 'Aditi Rao', '2026-11-13', 'Pending', 'Paid', 'UPI', { hat: 1 }),
  order(1469, 'Simran Kaur', '2026-11-13', 'Received', 'Paid', 'Net banking', { hoodie: 1, derby: 1 }),
  order(1468, 'Dev Chatterjee', '2026-11-12', 'Pending', 'Paid', 'UPI', { blouse: 2 }),
  order(1467, 'Joseph Lyngdoh', '2026-11-10', 'Received', 'Paid', 'UPI', { cushion: 2, blouse: 2, kurta: 1 }),
  order(1466, 'Arjun Rathore', '2026-11-09', 'Pending', 'Paid', 'Net banking', { runner: 1 }),
  order(1465, 'Ishita Kulkarni', '2026-11-08', 'Pending', 'Paid', 'Net banking', { kurta: 2, tote: 1 }),
  order(1464, 'Gurpreet Gill', '2026-11-08', 'Pending', 'Paid', 'UPI', { watch: 1, cushion: 1, derby: 1 }),
  order(1463, 'Lakshmi Venkataraman', '2026-11-08', 'Received', 'Paid', 'Net banking', { hat: 1, scarf: 1 }),
  order(1462, 'Karthik Nair', '2026-11-07', 'Received', 'Paid', 'Net banking', { tote: 1, backpack: 1 }),
  order(1461, 'Ruhi Agarwal', '2026-11-06', 'Received', 'Paid', 'Visa', { hat: 1, blouse: 2 }),
  order(1460, 'Zoya Merchant', '2026-11-05', 'Received', 'Paid', 'RuPay', { watch: 1, blouse: 1 }),
  order(1459, 'Aditi Rao', '2026-11-05', 'Received', 'Paid', 'Net banking', { camera: 1, backpack: 1 }),
  order(1458, 'Ananya Iyer', '2026-11-05', 'Canceled', 'Refund', 'UPI', { phone: 1, derby: 1 }),
  order(1457, 'Simran Kaur', '2026-11-03', 'Received', 'Paid', 'UPI', { blouse: 2, scarf: 1, watch: 1 }),
  order(1456, 'Zoya Merchant', '2026-11-02', 'Canceled', 'Refund', 'Mastercard', { hat: 1, runner: 1 }),
  order(1455, 'Rohan Mehta', '2026-11-02', 'Received', 'Paid', 'UPI', { camera: 1 }),
  order(1454, 'Simran Kaur', '2026-10-31', 'Received', 'Paid', 'RuPay', { blouse: 2, backpack: 1, hat: 1 }),
  order(1453, 'Neel Banerjee', '2026-10-30', 'Received', 'Paid', 'Mastercard', { derby: 1, runner: 1 }),
  order(1452, 'Gurpreet Gill', '2026-10-30', 'Received', 'Paid', 'Net banking', { headphones: 1 }),
  order(1451, 'Tenzin Dolma', '2026-10-29', 'Received', 'Paid', 'Net banking', { tote: 1, backpack: 1 }),
  order(1450, 'Manav Shetty', '2026-10-28', 'Received', 'Paid', 'Mastercard', { watch: 1, headphones: 1 }),
  order(1449, 'Karthik Nair', '2026-10-28', 'Received', 'Paid', 'Net banking', { watch: 1, blouse: 1 }),
  order(1448, 'Farah Siddiqui', '2026-10-28', 'Received', 'Paid', 'RuPay', { hoodie: 1, backpack: 1 }),
  order(1447, 'Simran Kaur', '2026-10-27', 'Received', 'Paid', 'UPI', { tote: 1, cushion: 1, watch: 1 }),
  order(1446, 'Thomas Kurien', '2026-10-26', 'Received', 'Paid', 'UPI', { cushion: 1, blouse: 1 }),
  order(1445, 'Karthik Nair', '2026-10-26', 'Received', 'Paid', 'UPI', { watch: 1 }),
  order(1444, 'Tenzin Dolma', '2026-10-25', 'Received', 'Paid', 'UPI', { phone: 1, hat: 1 }),
  order(1443, 'Arjun Rathore', '2026-10-24', 'Received', 'Paid', 'UPI', { camera: 1 }),
  order(1442, 'Manav Shetty', '2026-10-24', 'Received', 'Paid', 'Visa', { blouse: 1, derby: 1, hoodie: 1 }),
  order(1441, 'Karthik Nair', '2026-10-24', 'Canceled', 'Refund', 'Mastercard', { headphones: 1, watch: 1 }),
  order(1440, 'Priya Deshmukh', '2026-10-23', 'Received', 'Paid', 'Mastercard', { phone: 1 }),
  order(1439, 'Tenzin Dolma', '2026-10-23', 'Canceled', 'Chargeback', 'UPI', { derby: 1 }),
  order(1438, 'Lakshmi Venkataraman', '2026-10-22', 'Canceled', 'Refund', 'RuPay', { kurta: 1, runner: 1 }),
  order(1437, 'Manav Shetty', '2026-10-21', 'Received', 'Paid', 'RuPay', { kurta: 1, cushion: 1 }),
  order(1436, 'Arjun Rathore', '2026-10-21', 'Received', 'Paid', 'RuPay', { camera: 1 }),
  order(1435, 'Neel Banerjee', '2026-10-19', 'Received', 'Paid', 'Mastercard', { hat: 1 }),
  order(1434, 'Zoya Merchant', '2026-10-18', 'Received', 'Paid', 'Visa', { blouse: 1, kurta: 1 }),
  order(1433, 'Priya Deshmukh', '2026-10-18', 'Received', 'Paid', 'Mastercard', { headphones: 1 }),
  order(1432, 'Tenzin Dolma', '2026-10-17', 'Received', 'Paid', 'UPI', { watch: 1 }),
  order(1431, 'Rohan Mehta', '2026-10-16', 'Received', 'Paid', 'UPI', { kurta: 2 }),
  order(1430, 'Ishita Kulkarni', '2026-10-14', 'Received', 'Paid', 'RuPay', { headphones: 1, backpack: 1 }),
  order(1429, 'Neel Banerjee', '2026-10-14', 'Received', 'Paid', 'UPI', { phone: 1 }),
  order(1428, 'Tenzin Dolma', '2026-10-13', 'Received', 'Paid', 'Visa', { blouse: 1 }),
  order(1427, 'Joseph Lyngdoh', '2026-10-13', 'Received', 'Paid', 'UPI', { hoodie: 1, watch: 1, derby: 1 }),
  order(1426, 'Thomas Kurien', '2026-10-13', 'Received', 'Paid', 'UPI', { cushion: 1 }),
  order(1425, 'Priya Deshmukh', '2026-10-13', 'Received', 'Paid', 'Net banking', { runner: 1 }),
  order(1424, 'Neel Banerjee', '2026-10-11', 'Received', 'Paid', 'RuPay', { kurta: 2, watch: 1 }),
  order(1423, 'Zoya Merchant', '2026-10-11', 'Received', 'Paid', 'Visa', { blouse: 1, derby: 1 }),
  order(1422, 'Rohan Mehta', '2026-10-10', 'Received', 'Paid', 'UPI', { tote: 1, kurta: 2 }),
  order(1421, 'Ruhi Agarwal', '2026-10-09', 'Canceled', 'Chargeback', 'Net banking', { watch: 1 }),
  order(1420, 'Arjun Rathore', '2026-10-09', 'Received', 'Paid', 'Visa', { headphones: 1 }),
  order(1419, 'Gurpreet Gill', '2026-10-09', 'Canceled', 'Refund', 'UPI', { derby: 1 }),
];

function order(
  id: number,
  buyer: SampleCustomerName,
  date: string,
  status: OrderStatus,
  paymentStatus: PaymentStatus,
  paymentMethod: string,
  basket: Partial<Record<SampleProductName, number>>,
): SampleOrder {
  const lines = Object.entries(basket).map(([name, quantity]) => ({
    product: SAMPLE_PRODUCTS[name as SampleProductName],
    quantity,
  }));
  const subtotal = lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
  return {
    id,
    customer: sampleCustomer(buyer),
    date,
    status,
    paymentStatus,
    paymentMethod,
    lines,
    subtotal,
    shipping: SHIPPING_DOLLARS,
    total: subtotal + SHIPPING_DOLLARS,
  };
}
