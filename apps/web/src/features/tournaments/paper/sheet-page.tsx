import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { type ReactNode, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useTournamentDifferences } from '../game-rules/use-differences.ts'

export type OfPages = { readonly number: number; readonly of: number }

/** A page for A4 or Letter: black on white, 190 mm wide, with a page break. */
export function Side({ children }: { readonly children: ReactNode }) {
  return (
    <section
      data-paper-side
      className="mx-auto mb-8 w-[190mm] break-inside-avoid bg-white p-[6mm] text-black shadow-float not-last:break-after-page print:m-0 print:p-0 print:shadow-none"
    >
      {children}
    </section>
  )
}

type SheetPageProps = {
  readonly heading: string
  /** On every sheet: papers get mixed up. */
  readonly tournament: Tournament
  readonly note?: string
  readonly page: OfPages
  /** Its head in letters for people who see badly. */
  readonly isLarge?: boolean
  readonly children: ReactNode
}

export function SheetPage({ heading, tournament, note, page, isLarge = false, children }: SheetPageProps) {
  const { t } = useTranslation()
  return (
    <Side>
      <header className="mb-[3mm] flex items-baseline gap-[4mm] border-b-2 border-black pb-[1.5mm]">
        <h2 className={`shrink-0 leading-tight ${isLarge ? 'text-[20pt]' : 'text-[16pt]'}`}>{heading}</h2>
        <bdi className="min-w-0 flex-1 truncate text-[11pt]">{tournament.name}</bdi>
        {note ? <p className={`shrink-0 font-semibold ${isLarge ? 'text-[20pt]' : 'text-[11pt]'}`}>{note}</p> : null}
        {page.of > 1 ? <p className="shrink-0 text-[11pt] tabular-nums">{t('paper.page', page)}</p> : null}
      </header>
      {children}
      <SheetFoot code={tournament.code} differing={useTournamentDifferences(tournament)} />
    </Side>
  )
}

type SheetFootProps = Pick<Tournament, 'code'> & {
  /** In what its rules differ from the game's. */
  readonly differing?: string | null
}

/** Characters; more take smaller letters. */
const MOST_IN_TWO_LINES = 130

/** The tournament, and when printed: the newer sheet is right. */
export function SheetFoot({ code, differing = null }: SheetFootProps) {
  const { t } = useTranslation()
  const { dateTime } = useFormats()
  return (
    <footer className="mt-[1.5mm] flex h-[5mm] items-end justify-between gap-[4mm] text-[8pt] leading-none tabular-nums">
      <span className="shrink-0">{t('paper.code', { code })}</span>
      {differing === null ? null : (
        <span
          className={`text-center text-balance ${differing.length > MOST_IN_TWO_LINES ? 'text-[5.5pt]' : 'text-[7pt]'}`}
        >
          {t('gameRules.differs', { differences: differing })}
        </span>
      )}
      <span className="shrink-0">{t('paper.printed', { moment: dateTime(usePrintedAt()) })}</span>
    </footer>
  )
}

/** When the print dialog opens; until then, now. */
function usePrintedAt(): Date {
  const [printedAt, setPrintedAt] = useState(() => new Date())
  useEffect(() => {
    const note = () => flushSync(() => setPrintedAt(new Date()))
    window.addEventListener('beforeprint', note)
    return () => window.removeEventListener('beforeprint', note)
  }, [])
  return printedAt
}
