import type { DeckSection } from '@tablee/domain/decklists/deck-section'
import { deckExample, sectionName } from '@tablee/domain/decklists/deck-words'
import { parseDecklist, type UnreadableLine } from '@tablee/domain/decklists/parse-decklist'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { useDeferredValue, useMemo } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Notice } from '../../../ui/notice.tsx'

type DeckSummaryProps = {
  readonly text: string
  readonly game: Game
  /** If the event sets a minimum: fewer cards are reported, but accepted. */
  readonly counted?: { readonly cards: number | null; readonly fewest: number | null }
}

export function DeckSummary({ text, game, counted }: DeckSummaryProps) {
  const { t } = useTranslation()
  const settled = useDeferredValue(text)
  const { sections, unreadable } = useMemo(() => parseDecklist(settled), [settled])
  const sectionText = useSectionText(game)
  return (
    <section aria-label={t('decklists.summary.title')} aria-live="polite" className="grid gap-3 empty:hidden">
      {sections.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {sections.map((section) => (
            <li key={section.kind} className="min-w-0">
              <Badge tone={section.kind === 'main' ? 'felt' : 'neutral'} className="wrap-anywhere">
                {sectionText(section)}
              </Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {counted?.cards && counted.fewest !== null && counted.cards < counted.fewest ? (
        <Notice tone="attention">
          {t('decklists.summary.tooFew', { count: counted.cards, fewest: counted.fewest })}
        </Notice>
      ) : null}
      {unreadable.length > 0 ? <UnreadableLines lines={unreadable} game={game} /> : null}
    </section>
  )
}

function useSectionText(game: Game): (section: DeckSection) => string {
  const { t } = useTranslation()
  const { list } = useFormats()
  return ({ kind, total, cards }) => {
    const names = list(cards.map(({ name }) => name))
    const name = sectionName(kind, game)
    switch (name) {
      case 'commander':
        return t('decklists.summary.commander', { names })
      case 'companion':
        return t('decklists.summary.companion', { names })
      case 'main':
        return t('decklists.summary.main', { count: total })
      case 'extra':
      case 'eggs':
      case 'sideboard':
      case 'sideDeck':
      case 'maybeboard':
        return t(`decklists.summary.${name}`, { count: total })
      default:
        return name satisfies never
    }
  }
}

const SHOWN_FIRST = 8
const LONGEST_QUOTE = 80

function UnreadableLines({ lines, game }: { readonly lines: readonly UnreadableLine[]; readonly game: Game }) {
  const { t } = useTranslation()
  const more = lines.length - SHOWN_FIRST
  return (
    <Notice tone="attention" title={t('decklists.summary.unreadable', { count: lines.length })}>
      <p className="text-sm">
        {t('decklists.summary.unreadableHelp', { example: t(`decklists.editor.examples.${deckExample(game)}`) })}
      </p>
      <ul className="mt-2 grid gap-1 text-sm">
        {lines.slice(0, SHOWN_FIRST).map(({ number, text }) => (
          <li key={number} className="flex gap-2">
            <span className="shrink-0 font-semibold tabular-nums">{t('decklists.summary.line', { number })}</span>
            <span className="min-w-0 wrap-anywhere">{text.slice(0, LONGEST_QUOTE)}</span>
          </li>
        ))}
        {more > 0 ? <li className="text-muted">{t('decklists.summary.moreLines', { count: more })}</li> : null}
      </ul>
    </Notice>
  )
}
