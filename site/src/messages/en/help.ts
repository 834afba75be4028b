export const faq = 'FAQ';
export const title = 'Help';
export const sections = 'Help sections';
export const needHelp = 'Still need help?';
export const sendQuestion = 'Send us your question, and we will reply as soon as we can.';
export const trackOrder = 'Track your order';
