import { sendMessage } from './send-message.ts';

const form = document.querySelector<HTMLFormElement>('[data-message]');
form?.addEventListener('send', () => void sendMessage(form));
