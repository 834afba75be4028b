const SIZE_PX = 960;

/**
 * Draws a picture to upload: a shopping bag on studio paper. Each has a hue of its own, because the server
 * names pictures by their content and two equal ones would be one.
 */
export async function drawSamplePicture(number: number): Promise<File> {
  const canvas = new OffscreenCanvas(SIZE_PX, SIZE_PX);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw a sample picture: choose one in the Files panel.');
  const hue = Math.floor(Math.random() * 360);
  drawPaper(context, hue);
  drawBag(context, hue);
  drawCaption(context, `Sample ${number}`);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], `sample-${number}.png`, {
    type: 'image/png',
  });
}

function drawPaper(context: OffscreenCanvasRenderingContext2D, hue: number) {
  const wall = context.createLinearGradient(0, 0, 0, SIZE_PX);
  wall.addColorStop(0, `hsl(${hue} 45% 93%)`);
  wall.addColorStop(0.7, `hsl(${hue} 38% 84%)`);
  wall.addColorStop(1, `hsl(${hue} 42% 92%)`);
  context.fillStyle = wall;
  context.fillRect(0, 0, SIZE_PX, SIZE_PX);
}

function drawBag(context: OffscreenCanvasRenderingContext2D, hue: number) {
  context.fillStyle = 'rgb(48 24 56 / 0.16)';
  context.beginPath();
  context.ellipse(500, 792, 300, 34, 0, 0, 2 * Math.PI);
  context.fill();
  context.strokeStyle = `hsl(${hue} 50% 34%)`;
  context.lineWidth = 26;
  context.beginPath();
  context.arc(480, 350, 116, Math.PI, 2 * Math.PI);
  context.stroke();
  context.fillStyle = `hsl(${hue} 58% 50%)`;
  context.beginPath();
  context.roundRect(250, 340, 460, 456, 36);
  context.fill();
}

function drawCaption(context: OffscreenCanvasRenderingContext2D, caption: string) {
  context.fillStyle = '#fff';
  context.font = '600 76px system-ui, sans-serif';
  context.textAlign = 'center';
  context.fillText(caption, SIZE_PX / 2, 600);
}
