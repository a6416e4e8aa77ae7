import { cardKey } from '@tablee/domain/cards/card-name'
import type { DeckName } from '@tablee/domain/cards/deck-names'
import { useState } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { LookedUp } from '../api/known-cards.ts'

type UnknownNamesProps = {
  readonly names: readonly DeckName[]
  readonly found: LookedUp
  readonly onMend: ((name: string, better: string) => void) | undefined
}

type Row = {
  readonly name: string
  readonly lines: readonly number[]
  readonly near: readonly string[]
  /** What it was mended to: the row stays, so that nothing moves under the next tap. */
  readonly better: string | null
}

const SHOWN_FIRST = 8

/** Names that the data do not know, line by line, each with what may have been meant. */
export function UnknownNames({ names, found, onMend }: UnknownNamesProps) {
  const { t } = useTranslation()
  const [mended, setMended] = useState<readonly Row[]>([])
  const rows = rowsOf(names, found, mended)
  const open = rows.filter(({ better }) => better === null)
  if (rows.length === 0) return null
  const mend = (row: Row, better: string) => {
    setMended([...mended.filter(({ name }) => name !== row.name), { ...row, better }])
    onMend?.(row.name, better)
  }
  const more = rows.length - SHOWN_FIRST
  return (
    <Notice
      tone={open.length > 0 ? 'attention' : 'success'}
      title={open.length > 0 ? t('decklists.cards.unknown', { count: open.length }) : t('decklists.cards.allMended')}
    >
      {open.length > 0 ? <p className="text-sm">{t('decklists.cards.unknownHelp')}</p> : null}
      <ul className="mt-2 grid gap-2">
        {rows.slice(0, SHOWN_FIRST).map((row) => (
          <UnknownRow key={row.name} row={row} onMend={onMend && ((better) => mend(row, better))} />
        ))}
        {more > 0 ? <li className="text-sm text-muted">{t('decklists.cards.moreNames', { count: more })}</li> : null}
      </ul>
    </Notice>
  )
}

function rowsOf(names: readonly DeckName[], { cards }: LookedUp, mended: readonly Row[]): readonly Row[] {
  const nearOf = new Map(cards.flatMap(({ asked, card, near }) => (card ? [] : [[cardKey(asked), near] as const])))
  const byName = new Map<string, Row>()
  for (const { name, asked, lines } of names) {
    const near = nearOf.get(cardKey(asked))
    const before = byName.get(cardKey(name))
    if (near) byName.set(cardKey(name), { name, near, better: null, lines: [...(before?.lines ?? []), ...lines] })
  }
  const unknown = [...byName.values()]
  const still = new Set(unknown.map(({ name }) => name))
  const here = new Set(names.map(({ name }) => cardKey(name)))
  const done = mended.filter(({ name, better }) => !still.has(name) && better !== null && here.has(cardKey(better)))
  return [...unknown, ...done].sort((one, other) => firstLine(one) - firstLine(other))
}

function firstLine({ lines }: Row): number {
  return lines[0] ?? Number.POSITIVE_INFINITY
}

type UnknownRowProps = { readonly row: Row; readonly onMend: ((better: string) => void) | undefined }

function UnknownRow({ row: { name, lines, near, better }, onMend }: UnknownRowProps) {
  const { t } = useTranslation()
  const { list, number } = useFormats()
  const where =
    lines.length === 0 ? '' : t('decklists.cards.lines', { count: lines.length, lines: list(lines.map(number)) })
  return (
    <li className="grid gap-1.5">
      <p className="wrap-anywhere">
        {where ? <span className="me-2 inline-block text-sm font-semibold">{where}</span> : null}
        {better === null ? name : t('decklists.cards.mended', { name: better })}
      </p>
      {better === null && near.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm">{t('decklists.cards.meant')}</span>
          {near.map((each) =>
            onMend && lines.length > 0 ? (
              <Button
                key={each}
                variant="secondary"
                aria-label={t('decklists.cards.mend', { name, better: each })}
                onClick={() => onMend(each)}
              >
                <span className="min-w-0 wrap-anywhere">{each}</span>
              </Button>
            ) : (
              <span key={each} className="font-semibold wrap-anywhere">
                {each}
              </span>
            ),
          )}
        </div>
      ) : null}
    </li>
  )
}
