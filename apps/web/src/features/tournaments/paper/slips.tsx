import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { type PlayerNames, usePlayerNames } from '../tournament-frame/player-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { inCutOrder } from './cut-order.ts'
import type { SheetProps } from './lists.tsx'
import { Side } from './sheet-page.tsx'
import { tablesToPrint } from './sheets.ts'

/** Four slips a page, each 64 mm high: they fit on A4 and on Letter. */
export function Slips({ tournament, round }: SheetProps) {
  const names = usePlayerNames(tournament)
  return inCutOrder(tablesToPrint(tournament)).map((slips) => (
    <Side key={slips[0]?.id}>
      {slips.map((match, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place on the paper is what it is
        <div key={place} className="h-[64mm] overflow-clip border-b border-dashed border-neutral-500 last:border-0">
          {match ? <Slip match={match} names={names} tournament={tournament.name} round={round} /> : null}
        </div>
      ))}
    </Side>
  ))
}

type SlipProps = {
  readonly match: PlayedMatch
  readonly names: PlayerNames
  readonly tournament: string
  readonly round: number
}

function Slip({ match, names, tournament, round }: SlipProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  return (
    <article className="flex h-full flex-col gap-[2.5mm] py-[4mm]">
      <header className="flex items-baseline gap-[4mm]">
        <h2 className="shrink-0 text-[18pt] leading-none">
          {t('paper.table')} {labelOf(match.table)}
        </h2>
        <p className="shrink-0 text-[12pt] font-semibold">{t('paper.round', { round })}</p>
        <bdi className="min-w-0 flex-1 truncate text-end text-[10pt]">{tournament}</bdi>
      </header>
      <table className="w-full table-fixed border-collapse text-[10pt]">
        <thead>
          <tr className="text-[8pt] [&>th]:font-normal">
            <th className="text-start">{t('paper.name')}</th>
            <th className="w-[24mm]">{t('paper.gamesWon')}</th>
            <th className="w-[20mm]">{t('paper.drop')}</th>
            <th className="w-[52mm] text-start">{t('paper.signature')}</th>
          </tr>
        </thead>
        <tbody>
          {seatsOf(match).map((player) => (
            <tr key={player} className="h-[14mm] border border-black">
              <td className="px-[2mm] text-[11pt] leading-tight font-semibold">
                <bdi className="line-clamp-2 wrap-anywhere">{names.get(player)}</bdi>
              </td>
              <td className="border border-black" />
              <td className="border border-black text-center">
                <span className="inline-block size-[4.5mm] border border-black align-middle" aria-hidden="true" />
              </td>
              <td className="border border-black" />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex items-center gap-[3mm] text-[10pt]">
        {t('paper.draws')}
        <span className="inline-block h-[7mm] w-[16mm] border border-black" aria-hidden="true" />
      </p>
    </article>
  )
}

/** For a judge who counts a deck against its list. */
export function DeckCheck({ tournament, round }: SheetProps) {
  const { t } = useTranslation()
  return (
    <Side>
      <header className="mb-[4mm] flex items-baseline gap-[4mm] border-b-2 border-black pb-[1.5mm]">
        <h2 className="shrink-0 text-[16pt] leading-tight">{t('paper.deckCheck')}</h2>
        <bdi className="min-w-0 flex-1 truncate text-[11pt]">{tournament.name}</bdi>
      </header>
      <dl className="mb-[4mm] grid grid-cols-[2fr_1fr_1fr_2fr] gap-[4mm] text-[9pt]">
        {(['name', 'table', 'round', 'judge'] as const).map((field) => (
          <div key={field} className="grid gap-[5mm] border-b border-black">
            <dt>{field === 'round' ? t('paper.round', { round: '' }).trim() : t(`paper.${field}`)}</dt>
            <dd className="min-h-[5mm] text-[11pt]">{field === 'round' && round > 0 ? round : ''}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-[2fr_1fr] gap-[6mm] text-[9pt]">
        <Blanks heading={t('paper.main')} lines={32} columns={2} />
        <Blanks heading={t('paper.side')} lines={16} columns={1} />
      </div>
      <p className="mt-[4mm] text-[9pt]">{t('paper.notes')}</p>
      <div className="h-[14mm] border-b border-black" />
    </Side>
  )
}

type BlanksProps = { readonly heading: string; readonly lines: number; readonly columns: number }

/** Lines to write a number and a card on. */
function Blanks({ heading, lines, columns }: BlanksProps) {
  const { t } = useTranslation()
  return (
    <div>
      <h3 className="mb-[1mm] text-[11pt]">{heading}</h3>
      <div className="grid gap-x-[5mm]" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blank lines are alike
          <div key={line} className="flex h-[8.5mm] items-end gap-[2mm]">
            <span className="w-[8mm] border-b border-black" />
            <span className="flex-1 border-b border-neutral-400" />
          </div>
        ))}
      </div>
      <p className="mt-[3mm]">{t('paper.total')} ________</p>
    </div>
  )
}
