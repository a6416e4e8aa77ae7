import { useMedia } from '../../../ui/use-media.ts'

/** Phones in either orientation: wall type would be tiny. */
export const SMALL_SCREEN = '(max-width: 640px), (max-height: 480px)'

export function useIsSmall(): boolean {
  return useMedia(SMALL_SCREEN)
}
