import { FORMATS_BY_GAME, type Format } from '@tablee/domain/tournaments/life/announcement'
import { GAMES } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { useTranslation } from '../../../language/use-translation.ts'

const FORMATS: readonly Format[] = Object.values(FORMATS_BY_GAME).flat()

type Played = { readonly format: string | null; readonly formatName: string | null }

/** Unknown games and formats of later versions are shown as they are. */
export function usePlayedNames() {
  const { t } = useTranslation()
  const gameName = (game: string) => {
    const known = GAMES.find((each) => each === game)
    return known ? t(`tournament.gameTypes.${known}`) : game
  }
  /** Null: nobody said. */
  const formatName = ({ format, formatName: own }: Played) => {
    if (own !== null || format === null) return own
    const known = FORMATS.find((each) => each === format)
    return known ? t(`tournament.formats.${known}`) : format
  }
  return { gameName, formatName }
}
