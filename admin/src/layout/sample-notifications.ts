/** Sample data: the specification has a count of three and no call that would load them. */
export const NOTIFICATIONS = [
  {
    id: 'order-1482',
    title: 'Order #1482 was paid',
    detail: 'Ananya Iyer, $264 by UPI',
    when: '5 minutes ago',
  },
  {
    id: 'refund-1479',
    title: 'Karthik Nair was paid back',
    detail: 'Order #1479, $47.25',
    when: '1 hour ago',
  },
  {
    id: 'seller-11',
    title: 'A new seller has registered',
    detail: 'Kanpur Leather Works',
    when: 'Yesterday',
  },
];
