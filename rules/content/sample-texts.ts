/**
 * The long texts of the sample, in Markdown: each paragraph is one line, so that the text is readable in the
 * admin's fields.
 */

export const ABOUT = {
  lead: 'A *mela* is where a town goes once a year for cloth, bangles, radios and a ride on something loud. {name} keeps it open all year.',
  text: [
    "It began with one stall's worth of block-printed kurtas from Bagru and a friend's workshop in Shahpur Jat. Customers asked for shoes to go with them, then for headphones, then for a scooter to get home on. We still buy the way we did on the first day: somebody here wears it, rides it or listens to it for a month before it goes on a shelf.",
    'What we cannot vouch for we leave out, and what breaks we would rather mend than replace. That is the whole plan.',
  ].join('\n\n'),
};

export const HELP_SECTIONS = [
  {
    id: 'payments',
    title: 'Payments',
    text: [
      'Pay by UPI, RuPay, Visa, Mastercard, net banking, or in cash on delivery up to ₹50,000. Cards are charged when the parcel leaves us, not before. From ₹3,000 you can pay in three or six parts without interest.',
      'You get a GST invoice by e-mail with every order. For input tax credit, add your GSTIN at checkout; it cannot be added afterwards.',
    ].join('\n\n'),
  },
  {
    id: 'shipping',
    title: 'Shipping',
    text: [
      '- Free in India on orders over ₹499; below that, a flat rate of 5%.\n- Two to four working days in cities, up to seven elsewhere.\n- Two-wheelers: five to twelve days, with registration and helmet.',
      'The tracking number comes by e-mail and text message. Enter it with your e-mail address under [Track Your Order](/account#track). For places outside India, the [cart](/cart) has a shipping calculator.',
    ].join('\n\n'),
  },
  {
    id: 'cancellation',
    title: 'Cancellation & Returns',
    text: [
      'Cancel free of charge until the parcel leaves us, usually at four in the afternoon. After that you have {returns} to send it back. We collect it at your door, on Sundays too, and pay for the way.',
      'Your money is back within five working days of our receiving the parcel, in the way you paid. Cash on delivery is paid back by UPI. An exchange for another size goes out the same day.',
    ].join('\n\n'),
  },
];

export const QUESTIONS = [
  {
    question: 'How do I find my size?',
    answer:
      'Every garment names a length for size M on its page. Measure something you like to wear and compare. Between two sizes, take the larger; exchanging is free.',
  },
  {
    question: 'Are the hand-made things all alike?',
    answer:
      'No. Block print, bandhani and ikat differ by a few millimetres and half a shade from piece to piece. What differs more than that, we do not send.',
  },
  {
    question: 'Who repairs what I bought?',
    answer:
      'Our workshop in New Delhi, and partners in eleven cities. Within {warranty} of buying it costs nothing, pick-up included; after that you get a price first.',
  },
  {
    question: 'Can I see a scooter before I buy it?',
    answer:
      'In Khan Market there is one of each, charged or with a full tank. Bring your licence and ride it around the park.',
  },
  {
    question: 'Do I need an account?',
    answer:
      'No. An account remembers addresses and orders, nothing else. You can order without one, and open it later.',
  },
];

export const HELP_CLOSING =
  'Not answered? Call [{phone}](tel:{phone}), or write to us: [Contact Us](/contactus).';

export const PRIVACY = {
  lead: 'We keep what an order needs, for as long as it needs it, and nothing that follows you around.',
  text: [
    '## What these pages do',
    'The pages of this shop set no cookies, load nothing from other companies and count no visitors. The font, the pictures and the scripts all come from the shop itself. What you type into a form here stays in your browser: no form of these pages sends anything.',
    '## What an order needs',
    '- Your name, your address and a phone number, so that the courier finds you.\n- Your e-mail address, for the invoice and for news of the parcel.\n- Your GSTIN, only if you want it on the invoice.',
    'We pass name, address and phone number on to the courier of that one parcel. Card and UPI details go straight to the bank; we never see them.',
    '## How long we keep it',
    'Invoices for the eight years that Indian tax law asks for. Everything else for {returns} after delivery, the time in which you may send something back, and for the {warranty} of the warranty where there is one.',
    '## What you may ask of us',
    'To see what we hold about you, to have it put right, and to have it deleted where the law lets us. Write to [{email}](mailto:{email}); a person answers within three working days. If our answer does not satisfy you, you can turn to the Data Protection Board of India.',
  ].join('\n\n'),
  inForceSince: '1 January 2026',
};

export const TERMS = {
  lead: 'What you and we agree to when you order from {name}, in words that can be read in three minutes.',
  text: [
    '## Order and price',
    'Prices in rupees include GST. A price holds for you from the moment you place the order, even if it changes the hour after. We confirm each order by e-mail; with that e-mail it binds both of us. Should a price be wrong in a way anybody would notice, we ask you before we send anything.',
    '## Delivery',
    'We deliver to every PIN code in India. Two-wheelers are registered in your name and handed over by the dealer nearest to you. A parcel is our risk until it is in your hands. How long it takes and what it costs is said under [Shipping](/help#shipping).',
    '## Returns',
    'You have {returns} from delivery to send something back, without a reason. Vehicles that have been registered, underwear and made-to-measure gowns are excepted. See [Cancellation & Returns](/help#cancellation).',
    '## Warranty',
    'Brand products carry {warranty} of warranty from the maker; we handle it for you, whoever made the thing. Wear of tyres, soles, brake pads and batteries is not a fault. Your rights under the Consumer Protection Act stay as they are.',
    '## Offers',
    '“Up to” means that at least one product in ten carries the full discount. An offer ends at midnight, Indian time, on the day that is named; a coupon cannot be paid out in money.',
    '## Law',
    'Indian law holds, and the courts of New Delhi decide. Before that, talk to us: [Contact Us](/contactus).',
  ].join('\n\n'),
  inForceSince: '1 January 2026',
};
