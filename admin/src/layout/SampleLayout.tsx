import { Outlet } from 'react-router';
import { SampleNote } from '../components/SampleNote.tsx';

/** Wraps the screens of sample data, so that none is without the note. */
export function SampleLayout() {
  return (
    <>
      <Outlet />
      <SampleNote />
    </>
  );
}
