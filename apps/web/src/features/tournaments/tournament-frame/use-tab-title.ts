import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../../language/use-translation.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { tournamentQuery } from '../api/following/tournament-query.ts'

/** The name once known, the code until then. */
export function useTabTitle(code: string, part: string | null = null): string {
  const { t } = useTranslation()
  const { client } = useServer()
  const { data } = useQuery({ ...tournamentQuery(client, code), enabled: false })
  if (!data) return `${part ?? t('tournament.title')} ${code.toUpperCase()}`
  const { name } = data.tournament
  return part === null ? name : t('tournament.tab', { name, part })
}
