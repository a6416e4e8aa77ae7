import { isNumberName } from '@tablee/domain/tournaments/players/hide-name'
import { useTranslation } from '../../../language/use-translation.ts'

/** What everybody reads in the place of a name: a number where it is hidden, else a shortened one. Empty where the name is public. */
export function useShownText(shownAs: string | null): string {
  const { t } = useTranslation()
  if (shownAs === null) return ''
  return t(isNumberName(shownAs) ? 'organizer.row.hidden' : 'youth.inPublic', { name: shownAs })
}
