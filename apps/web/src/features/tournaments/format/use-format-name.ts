import { FORMATS_BY_GAME, type Format } from '@tablee/domain/tournaments/life/announcement'
import { useTranslation } from '../../../language/use-translation.ts'

const FORMATS: readonly Format[] = Object.values(FORMATS_BY_GAME).flat()

type Played = { readonly format: string; readonly formatName?: string | null | undefined }

/** What is played, in words: those of the organizer, where there are any. A format of a later version is shown as it is written. */
export function useFormatName(): (played: Played) => string {
  const { t } = useTranslation()
  return ({ format, formatName }) => {
    const known = FORMATS.find((each) => each === format)
    return formatName ?? (known ? t(`tournament.formats.${known}`) : format)
  }
}
