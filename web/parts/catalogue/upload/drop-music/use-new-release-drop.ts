import { useNavigate } from 'react-router';
import { APP_PATHS } from '../../../../site/app-paths.ts';
import { holdFiles } from './held-files.ts';

/** Returns a function that starts a release with files: the wizard takes them over, and its questions come first. */
export function useNewReleaseDrop(): (files: readonly File[]) => void {
  const navigate = useNavigate();
  return (files) => {
    holdFiles(files);
    void navigate(APP_PATHS.new_release_step.replace(':step', 'tracks'), { state: { isFolded: true } });
  };
}
