import { isDrafting } from '@tablee/domain/tournaments/draft/draft-seats'
import { later } from '../../../ui/later.tsx'
import type { DraftSectionProps } from './draft-section.tsx'

const section = later<DraftSectionProps>(async () => (await import('./draft-section.tsx')).DraftSection)

/** Few pages have one. */
export function DraftOnPage({ tournament, own }: DraftSectionProps) {
  if (!isDrafting(tournament)) return null
  return <section.Component tournament={tournament} own={own} />
}
