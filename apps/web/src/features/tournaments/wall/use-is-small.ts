import { useMedia } from '../../../ui/use-media.ts'

/** A phone in the hand, upright or turned: what a whole room reads would be dust on it. */
export const SMALL_SCREEN = '(max-width: 640px), (max-height: 480px)'

export function useIsSmall(): boolean {
  return useMedia(SMALL_SCREEN)
}
