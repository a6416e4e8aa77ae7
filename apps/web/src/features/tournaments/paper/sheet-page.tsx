import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'

export type OfPages = { readonly number: number; readonly of: number }

/** One side of paper, A4 or Letter alike: black on white, 190 mm wide, and a new one begins after it. */
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
  /** The tournament, on every sheet: papers get mixed up. */
  readonly tournament: string
  readonly note?: string
  readonly page: OfPages
  readonly children: ReactNode
}

/** A side with its heading. */
export function SheetPage({ heading, tournament, note, page, children }: SheetPageProps) {
  const { t } = useTranslation()
  return (
    <Side>
      <header className="mb-[3mm] flex items-baseline gap-[4mm] border-b-2 border-black pb-[1.5mm]">
        <h2 className="shrink-0 text-[16pt] leading-tight">{heading}</h2>
        <bdi className="min-w-0 flex-1 truncate text-[11pt]">{tournament}</bdi>
        {note ? <p className="shrink-0 text-[11pt] font-semibold">{note}</p> : null}
        {page.of > 1 ? <p className="shrink-0 text-[11pt] tabular-nums">{t('paper.page', page)}</p> : null}
      </header>
      {children}
    </Side>
  )
}
