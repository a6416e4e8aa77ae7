import type { Decklist } from '@tablee/domain/decklists/decklist'
import { parseDecklist } from '@tablee/domain/decklists/parse-decklist'
import { type CheckedList, checkedList } from '@tablee/domain/tournaments/deck-checks/checked-list'
import { DECK_CHECK_RESULTS, type DeckCheckResult } from '@tablee/domain/tournaments/deck-checks/deck-check'
import type { DeckRules } from '@tablee/domain/tournaments/deck-checks/deck-rules'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useId, useMemo } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ChoiceCards } from '../../../ui/choice-cards.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type CheckedDeckList, readCheckedList, type ToldDeckCheck } from '../api/rounds/deck-checks.ts'
import { useChecksBefore } from './checked-before.ts'
import { useTicks } from './use-ticks.ts'

type CheckedDeckProps = {
  readonly tournament: Tournament
  readonly check: ToldDeckCheck
  readonly checks: readonly ToldDeckCheck[]
  readonly deck: CheckedDeckList
  readonly rules: DeckRules
  /** Undefined once the check has ended. */
  readonly result: DeckCheckResult | null | undefined
  readonly onResult: (result: DeckCheckResult) => void
}

export function CheckedDeck({ tournament, check, checks, deck, rules, result, onResult }: CheckedDeckProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const before = useChecksBefore({ checks, check })(deck.playerKey)
  const name = tournament.players.find(({ id }) => id === deck.playerKey)?.name ?? t('journal.somebody')
  const decklist = readCheckedList(deck)
  return (
    <li aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={titleId} className="text-lg font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      {before === null ? null : (
        <p>
          <Badge tone="amber">{before}</Badge>
        </p>
      )}
      <Frozen deck={deck} />
      {decklist ? (
        <List {...{ decklist, rules }} ticks={`${tournament.code} ${check.check} ${deck.playerKey}`} />
      ) : (
        <p>{t('deckChecks.sheet.noList')}</p>
      )}
      {result === undefined ? null : (
        <ChoiceCards
          label={t('deckChecks.sheet.result', { name })}
          choices={DECK_CHECK_RESULTS.map((value) => ({ value, label: t(`deckChecks.sheet.results.${value}`) }))}
          value={result}
          onChange={onResult}
          columnsClass="grid-cols-3 max-[400px]:grid-cols-1 large-text:grid-cols-1"
        />
      )}
    </li>
  )
}

function Frozen({ deck: { decklist, frozenAt, hash } }: { readonly deck: CheckedDeckList }) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  if (decklist === null) return null
  if (frozenAt === null) return <p className="text-sm text-muted">{t('deckChecks.sheet.notFrozen')}</p>
  return (
    <p className="text-sm text-muted">
      {t('deckChecks.sheet.frozen', { date: dateTime(new Date(frozenAt)) })} · {t('deckChecks.sheet.hash')}{' '}
      <code className="wrap-anywhere">{hash}</code>
    </p>
  )
}

type ListProps = { readonly decklist: Decklist; readonly rules: DeckRules; readonly ticks: string }

function List({ decklist, rules, ticks: of }: ListProps) {
  const { t } = useTranslation()
  const counted = useMemo(() => checkedList(decklist, rules), [decklist, rules])
  const sections = useMemo(
    () => parseDecklist(decklist.decklistText ?? '').sections.filter(({ kind }) => kind !== 'maybeboard'),
    [decklist],
  )
  const ticks = useTicks(of)
  const total = sections.reduce((sum, section) => sum + section.total, 0)
  const done = sections.reduce(
    (sum, { kind, cards }) =>
      sum + cards.reduce((of, { quantity }, index) => of + (ticks.has(`${kind} ${index}`) ? quantity : 0), 0),
    0,
  )
  return (
    <>
      <Counts counted={counted} rules={rules} />
      <Faults counted={counted} rules={rules} />
      {sections.length === 0 ? <Address decklist={decklist} /> : null}
      {sections.map(({ kind, cards, total: ofSection }) => (
        <section key={kind} aria-label={t(`decklists.view.sections.${kind}`)} className="grid gap-1">
          <h4 className="flex items-baseline justify-between gap-3 border-b border-line pb-1 text-base">
            <span className="font-semibold">{t(`decklists.view.sections.${kind}`)}</span>
            <span className="font-semibold text-muted tabular-nums">{ofSection}</span>
          </h4>
          <ul>
            {cards.map((card, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same card may stand on two lines, and lines never move
              <li key={index}>
                <label className="flex min-h-11 cursor-pointer items-center gap-3 has-checked:text-muted has-checked:line-through">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0 accent-felt"
                    checked={ticks.has(`${kind} ${index}`)}
                    onChange={() => ticks.turn(`${kind} ${index}`)}
                  />
                  <span className="min-w-7 shrink-0 text-end font-semibold whitespace-nowrap tabular-nums">
                    {card.quantity}
                  </span>
                  <span className="min-w-0 wrap-anywhere">{card.name}</span>
                </label>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {total === 0 ? null : (
        <p className="font-semibold tabular-nums">{t('deckChecks.sheet.counted', { count: done, total })}</p>
      )}
    </>
  )
}

function Address({ decklist: { urlOfDecklist, otherUrlSource } }: Pick<ListProps, 'decklist'>) {
  const { t } = useTranslation()
  const address = urlOfDecklist ?? otherUrlSource
  if (address === null) return null
  return (
    <p className="wrap-anywhere">
      {t('deckChecks.sheet.address')} {address}
    </p>
  )
}

type CountsProps = { readonly counted: CheckedList; readonly rules: DeckRules }

function Counts({ counted: { main, side, isMainShort, isSideLong }, rules }: CountsProps) {
  const { t } = useTranslation()
  if (main === null) return null
  const { fewestMain: fewest, mostSide: most } = rules
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={isMainShort ? 'carmine' : fewest === null ? 'neutral' : 'felt'}>
        {fewest === null
          ? t('deckChecks.sheet.main', { count: main })
          : t('deckChecks.sheet.mainOf', { count: main, fewest })}
      </Badge>
      <Badge tone={isSideLong ? 'carmine' : most === null ? 'neutral' : 'felt'}>
        {most === null
          ? t('deckChecks.sheet.side', { count: side })
          : t('deckChecks.sheet.sideOf', { count: side, most })}
      </Badge>
    </p>
  )
}

function Faults({ counted, rules: { fewestMain, mostSide, mostCopies } }: CountsProps) {
  const { t } = useTranslation()
  const { main, isMainShort, isSideLong, tooMany, unreadable } = counted
  const faults = [
    ...(isMainShort && main !== null && fewestMain !== null
      ? [t('deckChecks.sheet.tooFew', { count: fewestMain - main, fewest: fewestMain })]
      : []),
    ...(isSideLong && mostSide !== null ? [t('deckChecks.sheet.sideLong', { most: mostSide })] : []),
    ...(mostCopies === null ? [] : tooMany.map((card) => t('deckChecks.sheet.tooMany', { ...card, most: mostCopies }))),
    ...(unreadable > 0 ? [t('deckChecks.sheet.unreadable', { count: unreadable })] : []),
  ]
  if (faults.length === 0) return null
  return (
    <Notice tone="attention">
      <ul className="grid gap-1">
        {faults.map((fault) => (
          <li key={fault} className="wrap-anywhere">
            {fault}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
