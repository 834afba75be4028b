import Facebook from '../../../../design/icons/facebook.svg';
import Instagram from '../../../../design/icons/instagram.svg';
import XNetwork from '../../../../design/icons/x-network.svg';
import Youtube from '../../../../design/icons/youtube.svg';

export const LINKS = [
  {
    heading: 'About',
    links: [
      { title: 'About Us', href: '/about' },
      { title: 'Privacy Policy', href: '/privacy' },
      { title: 'Terms & Conditions', href: '/terms' },
      { title: 'Contact Us', href: '/contactus' },
    ],
  },
  {
    heading: 'Help',
    links: [
      { title: 'Payments', href: '/help#payments' },
      { title: 'Shipping', href: '/help#shipping' },
      { title: 'Cancellation & Returns', href: '/help#cancellation' },
      { title: 'FAQ', href: '/help#faq' },
    ],
  },
];

export const NETWORKS = [
  { name: 'Instagram', href: 'https://www.instagram.com/', Icon: Instagram },
  { name: 'Facebook', href: 'https://www.facebook.com/', Icon: Facebook },
  { name: 'YouTube', href: 'https://www.youtube.com/', Icon: Youtube },
  { name: 'X', href: 'https://x.com/', Icon: XNetwork },
];
