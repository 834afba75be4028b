interface Props {
  subject: string;
  count: number;
  selected: number;
  onSelect: (slide: number) => void;
}

/** A dot for every slide; the one chosen is marked. */
export function CarouselDots({ subject, count, selected, onSelect }: Props) {
  const slides = Array.from({ length: count }, (_, slide) => slide);
  return (
    <div className="carousel__dots">
      {slides.map((slide) => (
        <button
          key={slide}
          type="button"
          aria-label={`Show ${subject} ${slide + 1} of ${count}`}
          aria-current={slide === selected}
          onClick={() => onSelect(slide)}
        />
      ))}
    </div>
  );
}
