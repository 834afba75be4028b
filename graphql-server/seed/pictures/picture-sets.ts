import type { PAPER_HUES, Pose } from './studio-paper.ts';

/** Cut-outs that are set on the same paper. A picture is named after its cut-out, a file of `cut-outs/`. */
interface PictureSet {
  paper: keyof typeof PAPER_HUES;
  /** As the cut-out is drawn: `standing` with a shadow on the floor, `wall` with one behind or under it. */
  pose: Pose;
  cutOuts: readonly string[];
}

export const PICTURE_SETS: readonly PictureSet[] = [
  {
    paper: 'women',
    pose: 'wall',
    cutOuts: ['dress', 'dress-b', 'dress-night', 'sari', 'sari-red', 'yukata'],
  },
  { paper: 'women', pose: 'wall', cutOuts: ['blouse', 'blouse-b', 'hoodie', 'hoodie-b'] },
  { paper: 'women', pose: 'standing', cutOuts: ['heel', 'heel-b'] },
  { paper: 'men', pose: 'wall', cutOuts: ['kurta', 'kurta-b', 'tee', 'tee-b', 'coat', 'coat-b'] },
  { paper: 'men', pose: 'wall', cutOuts: ['jeans', 'jeans-b', 'shorts', 'harem'] },
  { paper: 'men', pose: 'standing', cutOuts: ['runner', 'runner-b'] },
  { paper: 'accessories', pose: 'wall', cutOuts: ['sunhat', 'sunhat-b', 'scarf', 'scarf-b'] },
  { paper: 'accessories', pose: 'wall', cutOuts: ['watch', 'watch-b', 'sunnies', 'sunnies-b'] },
  { paper: 'accessories', pose: 'standing', cutOuts: ['backpack', 'backpack-b'] },
  { paper: 'leather', pose: 'standing', cutOuts: ['bag', 'bag-b', 'briefcase', 'derby', 'derby-b'] },
  {
    paper: 'electronics',
    pose: 'standing',
    cutOuts: ['headphones', 'headphones-b', 'radio', 'radio-b', 'mic'],
  },
  { paper: 'electronics', pose: 'standing', cutOuts: ['phone', 'phone-mini', 'laptop', 'laptop-b'] },
  { paper: 'electronics', pose: 'standing', cutOuts: ['camera', 'printer'] },
  {
    paper: 'electronics',
    pose: 'wall',
    cutOuts: ['phone-b', 'camera-b', 'gamepad', 'gamepad-b', 'keyboard'],
  },
  { paper: 'wheels', pose: 'standing', cutOuts: ['helmet', 'helmet-b', 'bike', 'bike-2', 'kick', 'kick-b'] },
  { paper: 'wheels', pose: 'standing', cutOuts: ['scooter', 'scooter-b', 'moto', 'moto-b', 'ev', 'ev-b'] },
  { paper: 'wheels', pose: 'wall', cutOuts: ['bike-4'] },
];
