import { cardKey } from '@tablee/domain/cards/card-name'
import type { DeckName } from '@tablee/domain/cards/deck-names'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { DeckEvent, LookedUp } from '../api/known-cards.ts'

type DeckLegalityProps = {
  readonly event: DeckEvent
  readonly names: readonly DeckName[]
  readonly found: LookedUp
}

const GROUPS = ['banned', 'restricted', 'two-copies', 'not-legal', 'unknown'] as const
type Group = (typeof GROUPS)[number]

/** Cards that may not be played in the format on the day of the event, by what the data say. Nothing where they do not know the format. */
export function DeckLegality({ event, names, found }: DeckLegalityProps) {
  const { t } = useTranslation()
  const { date, list } = useFormats()
  const groups = groupsIn(names, found)
  if (!groups) return null
  const format = event.formatName ?? t(`tournament.formats.${event.format}`)
  const wrong = GROUPS.filter((group) => group !== 'unknown').reduce((sum, group) => sum + groups[group].length, 0)
  const told = { format, date: date(new Date(event.startsAt)) }
  const isRight = wrong === 0 && groups.unknown.length === 0
  const title = () => {
    if (isRight) return t('decklists.cards.legal', told)
    return wrong > 0
      ? t('decklists.cards.illegal', { ...told, count: wrong })
      : t('decklists.cards.undecided', { ...told, count: groups.unknown.length })
  }
  const tone = isRight ? 'success' : wrong > 0 ? 'attention' : 'info'
  return (
    <Notice tone={tone} title={title()}>
      <dl className="mt-1 grid gap-1 empty:hidden">
        {GROUPS.filter((group) => groups[group].length > 0).map((group) => (
          <div key={group}>
            <dt className="inline font-semibold">{t(`decklists.cards.groups.${group}`)}</dt>{' '}
            <dd className="inline wrap-anywhere">{list(groups[group])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-sm">
        {t('decklists.cards.dataFrom', { date: date(new Date(`${found.dataFrom}T12:00:00`)) })}{' '}
        {isRight ? null : t('decklists.cards.noRefusal')}
      </p>
    </Notice>
  )
}

/** None where a card may not be played, or nobody knows. */
function copiesAllowed(legality: Group): number {
  return legality === 'two-copies' ? 2 : legality === 'restricted' ? 1 : 0
}

/** Null where the data say nothing of the format. A card of one or two copies is told from the next one on. */
function groupsIn(names: readonly DeckName[], { cards }: LookedUp): Readonly<Record<Group, readonly string[]>> | null {
  const known = new Map(cards.map(({ asked, card }) => [cardKey(asked), card]))
  const groups: Record<Group, string[]> = { banned: [], restricted: [], 'two-copies': [], 'not-legal': [], unknown: [] }
  let isToldOfFormat = false
  for (const { asked, copies } of names) {
    const card = known.get(cardKey(asked))
    if (!card?.legality) continue
    isToldOfFormat = true
    if (card.legality === 'legal' || copies <= copiesAllowed(card.legality)) continue
    const group = groups[card.legality]
    if (!group.includes(card.name)) group.push(card.name)
  }
  return isToldOfFormat ? groups : null
}
