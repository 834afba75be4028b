import { plural } from '@mela/rules/plural.ts';

export const choices = 'Choices';
export const pictures = 'Pictures';
export const enlargePicture = 'Enlarge picture';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const additionalInfo = 'Additional info';
export const reviewsOf = (count: number) => `Reviews (${count})`;
export const moreAboutIt = 'More about this product';
export const specification = 'Specification';
export const newProducts = 'New products';
export const relatedProducts = 'Related products';
export const customerReviews = 'Customer reviews';
export const outOfFive = (score: number) => `${score} out of 5`;
export const stars = (count: number) => `${count} star`;
export const questions = 'Customer questions & answers';
export const ratingOf = (rating: number) => `${rating} of 5`;
export const since = (year: number) => `Since ${year}`;
export const reply = 'Reply';
export const addReview = 'Add a review';
export const comment = 'Comment';
export const submitReview = 'Submit Review';
export const facebook = 'Facebook';
export const byEmail = 'email';
export const share = 'Share';
export const shareBy = (place: string) => `Share by ${place}`;
export const addToWishlist = 'Add to wishlist';
export const compare = 'Compare';
export const reviewsCount = (count: number) => `${count} reviews`;
export const sku = 'SKU';
export const tags = 'Tags';
export const itemsInStock = (count: number) =>
  plural(count, { one: `${count} item in stock`, other: `${count} items in stock` });
export const enlargedPicture = 'Enlarged picture';
export const nearer = 'Zoom in';
export const asWhole = 'as a whole';
export const anotherView = 'another view';
export const turnedAbout = 'turned around';
export const underOtherLight = 'in different light';
export const view = (number: number, count: number) => `view ${number} of ${count}`;

export const skuOf = (sku: string) => `SKU: ${sku}`;
export const questionSubject = (name: string) => `Question about ${name}`;
export const orderByEmail = 'Order by email';
export const askAvailability = 'Ask about availability';
export const choose = (options: string) => `Choose ${options}`;
export const options = 'Options';
export const noCombination = 'This combination is not available';
export const unavailable = 'Not available';
export const onlyLeft = (count: number) => `Only ${count} left`;
export const inStock = 'In stock';
export const unavailableValue = (value: string) => `${value} (unavailable)`;
export const deliveryIn = (days: number) =>
  plural(days, { one: `Delivery in ${days} day`, other: `Delivery in ${days} days` });
export const deliveryBetween = (from: number, until: number) => `Delivery in ${from} to ${until} days`;
export const arrives = (days: string) => `Arrives ${days}`;

export const alertFailed = 'We could not save that. Check your connection and try again.';
export const alertLabel = (name: string) => `Email me when ${name} is back in stock`;
export const alertSaved = (name: string) =>
  `Done! We will email you once, as soon as ${name} is back in stock.`;
export const alertUnreachable = 'We cannot reach the shop. Check your connection and try again.';

export const warranty = (years: number) => `${years} year brand warranty`;
export const returns = (days: number) => `${days} day return policy`;

export const information = 'Product information';
export const freeShippingFrom = (amount: string) => `Free shipping on orders from ${amount}.`;
export const returnWithin = (days: number) =>
  plural(days, {
    one: `Return within ${days} day of delivery.`,
    other: `Return within ${days} days of delivery.`,
  });
export const warrantySentence = (years: number) => `${years} year brand warranty.`;
export const deliveryAndReturns = 'Delivery and returns';
export const returnsAndWarranty = 'Returns and warranty';
export const cancellationAndReturns = 'Cancellation and returns';
export const images = 'Images';
export const enlarge = (alt: string) => `Enlarge ${alt}`;
export const noImageYet = 'No image yet';
export const newArrivals = 'New arrivals';
export const needsJavaScript = 'The cart needs JavaScript.';
export const orderSubject = (name: string) => `Order: ${name}`;
export const writeToUs = 'write to us';
export const tagsOf = (tags: string) => `Tags: ${tags}`;
export const linkPrompt = 'The link to this page';
export const linkCopied = 'Link copied';
export const whatsapp = 'WhatsApp';
export const previousImage = 'Previous image';
export const nextImage = 'Next image';
export const zoomIn = (alt: string) => `Zoom in: ${alt}`;
export const sizeGuide = 'Size guide';
export const fabricAndCare = 'Fabric and care';
export const details = 'Details';

export const deliveryChecking = 'Checking…';
export const deliverySoldOut = 'This variant is sold out.';
export const deliveryFailed = 'Delivery could not be checked. Check your connection, then press Check.';
export const deliveryEnterPostcode = 'Enter a postcode.';
export const deliveryToPinCode = 'Delivery to your PIN code';
export const deliveryToPostcode = 'Delivery to your postcode';
export const deliveryCheck = 'Check';
export const deliveryCollect = (price: string) => `Or collect your order: ${price}`;
export const deliveryNotThere = (postalCode: string) => `We do not deliver to ${postalCode}.`;
export const deliveryOnlyCollect = (postalCode: string, price: string) =>
  `We do not deliver to ${postalCode}, but you can collect your order: ${price}`;
export const deliveryPayOnCollection = 'You can pay in cash when you collect it';
export const deliveryFree = 'Free shipping';
export const deliveryFrom = (price: string) => `Shipping from ${price}`;
export const deliveryCosts = (price: string) => `Shipping ${price}`;
