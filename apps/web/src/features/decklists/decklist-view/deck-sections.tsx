import type { DeckSection } from '@tablee/domain/decklists/deck-section'
import { sectionName } from '@tablee/domain/decklists/deck-words'
import type { ParsedDecklist } from '@tablee/domain/decklists/parse-decklist'
import type { Game } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { useId } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'

type DeckSectionsProps = { readonly parsed: ParsedDecklist; readonly game: Game }

/** By section, then the unreadable lines verbatim. */
export function DeckSections({ parsed: { sections, unreadable }, game }: DeckSectionsProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <>
      {sections.map((section) => (
        <Section key={section.kind} section={section} game={game} />
      ))}
      {unreadable.length > 0 ? (
        <section aria-labelledby={titleId} className="grid gap-1">
          <h3 id={titleId} className="text-base font-semibold">
            {t('decklists.view.unreadable')}
          </h3>
          <ul className="grid gap-0.5 text-base">
            {unreadable.map(({ number, text }) => (
              <li key={number} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function Section({ section: { kind, cards, total }, game }: { readonly section: DeckSection; readonly game: Game }) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid gap-1.5">
      <h3 id={titleId} className="flex items-baseline justify-between gap-3 border-b border-line pb-1 text-base">
        <span className="font-semibold">{t(`decklists.view.sections.${sectionName(kind, game)}`)}</span>{' '}
        <span className="font-semibold text-muted tabular-nums">{number(total)}</span>
      </h3>
      <ul className="gap-x-8 sm:columns-2">
        {cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same card may stand on two lines, and lines never move
          <li key={index} className="flex break-inside-avoid gap-2 py-0.5">
            <span className="w-8 shrink-0 text-end font-semibold tabular-nums">{number(card.quantity)}</span>{' '}
            <span className="min-w-0 wrap-anywhere">
              {card.name}{' '}
              {card.setCode === null ? null : (
                <span className="ms-1.5 text-sm text-muted">
                  {card.setCode} {card.collectorNumber}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
