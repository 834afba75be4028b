export interface SampleCustomer {
  name: string;
  email: string;
  phone: string;
  address: [street: string, city: string];
}

/** The sample's addresses, by the customer's name. They are fictitious. */
const ADDRESSES = {
  'Aditi Rao': ['98450 55013', '9 Seshadripuram Main Road', 'Bengaluru 560020'],
  'Ananya Iyer': ['98450 55021', '22 Third Cross, Indiranagar', 'Bengaluru 560038'],
  'Arjun Rathore': ['94140 55008', '5 Mirza Ismail Road', 'Jaipur 302001'],
  'Dev Chatterjee': ['98300 55046', '17B Southern Avenue', 'Kolkata 700029'],
  'Farah Siddiqui': ['94150 55077', '31 Hazratganj', 'Lucknow 226001'],
  'Gurpreet Gill': ['98140 55019', '64 Ranjit Avenue, Block C', 'Amritsar 143001'],
  'Imran Qureshi': ['98490 55031', '8 Road No. 12, Banjara Hills', 'Hyderabad 500034'],
  'Ishita Kulkarni': ['98220 55064', '3 Law College Road, Erandwane', 'Pune 411004'],
  'Joseph Lyngdoh': ['94360 55027', '12 Laitumkhrah Main Road', 'Shillong 793003'],
  'Karthik Nair': ['94470 55058', 'Chandrika, Kowdiar Avenue', 'Thiruvananthapuram 695003'],
  'Lakshmi Venkataraman': ['98410 55072', '40 North Mada Street, Mylapore', 'Chennai 600004'],
  'Manav Shetty': ['98860 55015', '6 Kadri Temple Road', 'Mangaluru 575002'],
  'Neel Banerjee': ['98310 55090', '108 Jodhpur Park', 'Kolkata 700068'],
  'Priya Deshmukh': ['98230 55036', '27 Prabhat Road, Lane 4', 'Pune 411004'],
  'Rohan Mehta': ['98250 55044', '14 Law Garden, Ellisbridge', 'Ahmedabad 380006'],
  'Ruhi Agarwal': ['98930 55022', '19 Arera Colony, E-3', 'Bhopal 462016'],
  'Simran Kaur': ['98150 55083', 'House 211, Sector 9-C', 'Chandigarh 160009'],
  'Tenzin Dolma': ['98160 55005', 'Jogiwara Road, McLeod Ganj', 'Dharamshala 176219'],
  'Thomas Kurien': ['98470 55061', '2 Burgher Street, Fort Kochi', 'Kochi 682001'],
  'Zoya Merchant': ['98200 55049', '11 Hill Road, Bandra West', 'Mumbai 400050'],
} satisfies Record<string, [phone: string, street: string, city: string]>;

export type SampleCustomerName = keyof typeof ADDRESSES;

export function sampleCustomer(name: SampleCustomerName): SampleCustomer {
  const [phone, ...address] = ADDRESSES[name];
  const mailbox = name.toLowerCase().replace(' ', '.');
  return { name, email: `${mailbox}@mail.example`, phone: `+91 ${phone}`, address };
}
