import { FORMATS_BY_GAME, type Format } from '@tablee/domain/tournaments/life/announcement'
import { useTranslation } from '../../../language/use-translation.ts'

const FORMATS: readonly Format[] = Object.values(FORMATS_BY_GAME).flat()

type Played = { readonly format: string; readonly formatName?: string | null | undefined }

/** The organizer's own name, if any. Unknown formats of later versions are shown as is. */
export function useFormatName(): (played: Played) => string {
  const { t } = useTranslation()
  return ({ format, formatName }) => {
    const known = FORMATS.find((each) => each === format)
    return formatName ?? (known ? t(`tournament.formats.${known}`) : format)
  }
}
