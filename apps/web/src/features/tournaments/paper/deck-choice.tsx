import type { Decklist } from '@tablee/domain/decklists/decklist'
import { isRunning } from '@tablee/domain/tournaments/kinds/phase'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'
import { SelectInput } from '../../../ui/select-input.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { tablesToPrint } from './sheets.ts'

/** As submitted, for those who may read it. */
export type HandedInDeck = { readonly playerId: PlayerId; readonly name: string; readonly decklist: Decklist }

export type HandedIn = {
  /** Null until read. */
  readonly decks: readonly HandedInDeck[] | null
  readonly isFailed: boolean
}

const EVERY_DECK = 'every'

type Chosen = { readonly chosen: string; readonly tournament: Tournament }

export function decksChosen({ decks }: HandedIn, { chosen, tournament }: Chosen): readonly HandedInDeck[] {
  const match = tablesToPrint(tournament).find(({ id }) => id === chosen)
  const seated = match ? seatsOf(match) : []
  return (decks ?? []).filter(
    ({ playerId }) => chosen === EVERY_DECK || playerId === chosen || seated.includes(playerId),
  )
}

type DeckChoiceProps = {
  readonly tournament: Tournament
  readonly handedIn: HandedIn
  readonly value: string
  readonly onChange: (chosen: string) => void
}

export function DeckChoice({ tournament, handedIn: { decks, isFailed }, value, onChange }: DeckChoiceProps) {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  const labelOf = useTableLabel()
  if (isFailed) return <Notice tone="attention" title={t('paper.decksFailed')} />
  if (decks === null) return <Spinner />
  if (decks.length === 0) return <p className="text-muted">{t('paper.noDecks')}</p>
  const given = new Set(decks.map(({ playerId }) => playerId))
  const tables = isRunning(tournament)
    ? tablesToPrint(tournament).filter((match) => seatsOf(match).some((player) => given.has(player)))
    : []
  const byName = decks.toSorted((one, other) => one.name.localeCompare(other.name, locale))
  return (
    <SelectInput
      label={t('paper.deckOf')}
      options={[
        { value: '', label: t('paper.chooseDeck') },
        { value: EVERY_DECK, label: t('paper.everyDeck', { count: decks.length }) },
        ...tables.map(({ id, table }) => ({
          ...{
            value: id as string,
            label: t('paper.tableOf', { table: labelOf(table) }),
            group: t('paper.decksOfTable'),
          },
        })),
        ...byName.map(({ playerId, name }) => ({
          ...{ value: playerId as string, label: name },
          ...(tables.length > 0 ? { group: t('paper.decksOfPlayer') } : {}),
        })),
      ]}
      value={value}
      onChange={onChange}
    />
  )
}
