import { may } from '@tablee/domain/tournaments/authority/may'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { activePlayers } from '@tablee/domain/tournaments/rounds/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useOwnRoles } from '../api/own/own-roles.ts'
import type { TableCodes } from '../api/results/table-codes.ts'
import { useKeptHere } from '../beside/use-kept-here.ts'
import { useToldBeside } from '../beside/use-told-beside.ts'
import { DecksOfChecks } from '../deck-checks/decks-of-checks.tsx'
import { liveStandings } from '../standings-table/live-standings.ts'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { SLIPS_PER_PAGE } from './cut-order.ts'
import { DeckChoice, decksChosen, type HandedIn, type HandedInDeck } from './deck-choice.tsx'
import { DeckCheck, DeckLists, deckListPages } from './deck-sheets.tsx'
import { GuardianForms } from './guardian-forms.tsx'
import { LargeByName, type LargePages, useLargePages } from './large-by-name.tsx'
import { NextRoundSheet, PlayerList, TablesByName, TablesByNumber } from './lists.tsx'
import { paperGrid } from './paper-grid.ts'
import { PodPlans } from './pod-plans.tsx'
import { Poster } from './poster.tsx'
import type { Sheet } from './sheet-names.ts'
import { GRIDS, podsOf, sheetsOf, slipsToPrint, tablesToPrint } from './sheets.ts'
import { Slips } from './slips.tsx'
import { mayPrintNames, NamesHere, type StaffNames, StaffNamesBox } from './staff-names.tsx'
import { standingsPages } from './standings-pages.ts'
import { StandingsSheet } from './standings-sheet.tsx'
import { CARDS_PER_PAGE, TableCards } from './table-cards.tsx'
import { type PaperCodes, usePaperCodes } from './use-paper-codes.ts'

type ShowNames = (names: ReadonlyMap<string, string> | null) => ReactNode

type PaperProps = {
  readonly code: string
  /** Ticked initially, as far as available; and whether to print at once. */
  readonly wanted: readonly Sheet[]
  readonly isPrintedAtOnce: boolean
  /** Real names of a youth event, for its staff; null until they are known. Left out: none are read. */
  readonly realNames?: (
    of: { readonly tournament: Tournament; readonly isAsked: boolean },
    show: ShowNames,
  ) => ReactNode
  readonly decks: (
    of: { readonly tournament: Tournament; readonly isAsked: boolean },
    show: (handedIn: HandedIn) => ReactNode,
  ) => ReactNode
}

/** Made on this device: works offline. */
export function Paper({ code, ...wish }: PaperProps) {
  const isKeptAwaited = useKeptHere(code)
  useToldBeside(code)
  return (
    <TournamentGate code={code}>
      {({ tournament }) => <TickedPaper {...{ tournament, isKeptAwaited, ...wish }} />}
    </TournamentGate>
  )
}

type TickedPaperProps = Omit<PaperProps, 'code'> & {
  readonly tournament: Tournament
  /** This device may have decided more than is shown. */
  readonly isKeptAwaited: boolean
}

/** Decklists are read on demand. */
function TickedPaper({
  tournament,
  isKeptAwaited,
  wanted,
  isPrintedAtOnce,
  decks,
  realNames = NONE_READ,
}: TickedPaperProps) {
  const access = useOwnRoles(tournament).staff
  const role = access?.role ?? 'everybody'
  const mayReadCodes = access !== null && may('get-table-codes', role)
  const mayReadAll = may('read-registrations', role)
  const checking = !mayReadAll && access !== null && may('read-checked-decks', role) ? access : null
  const available = sheetsOf(tournament, { mayReadDecks: mayReadAll || checking !== null, mayReadCodes })
  const [ticked, setTicked] = useState<readonly Sheet[]>(wanted)
  const chosen = available.filter((sheet) => ticked.includes(sheet))
  const tableCodes = usePaperCodes(mayReadCodes ? access : null, { tournament, chosen })
  const tick = (sheet: Sheet, isTicked: boolean) =>
    setTicked((before) => (isTicked ? [...before, sheet] : before.filter((one) => one !== sheet)))
  const [isNamed, setNamed] = useState(false)
  const mayName = mayPrintNames(tournament, access) && chosen.includes('players')
  const view = (handedIn: HandedIn, names: ReadonlyMap<string, string> | null) => (
    <PaperView
      isOfStaff={access !== null}
      {...{ tournament, isKeptAwaited, isPrintedAtOnce, available, chosen, handedIn, tableCodes }}
      names={mayName ? { isNamed, onNamed: setNamed, known: isNamed ? names : NOBODY } : null}
      onTick={tick}
    />
  )
  const show = (handedIn: HandedIn) => {
    const named = { tournament, isAsked: mayName && isNamed }
    const showing = (names: ReadonlyMap<string, string> | null) => view(handedIn, names)
    if (tournament.announcement || !access) return realNames(named, showing)
    return (
      <NamesHere {...named} access={access}>
        {showing}
      </NamesHere>
    )
  }
  const asked = { tournament, isAsked: chosen.includes('deckLists') }
  if (!checking) return decks(asked, show)
  return (
    <DecksOfChecks {...asked} access={checking}>
      {show}
    </DecksOfChecks>
  )
}

type PaperViewProps = Pick<TickedPaperProps, 'tournament' | 'isKeptAwaited' | 'isPrintedAtOnce'> & {
  readonly isOfStaff: boolean
  readonly available: readonly Sheet[]
  readonly chosen: readonly Sheet[]
  readonly handedIn: HandedIn
  readonly tableCodes: PaperCodes
  /** Null where only shown names are printed. */
  readonly names: StaffNames | null
  readonly onTick: (sheet: Sheet, isTicked: boolean) => void
}

const NOBODY: ReadonlyMap<string, string> = new Map()
const NONE_READ: NonNullable<PaperProps['realNames']> = (_, show) => show(NOBODY)

function PaperView(props: PaperViewProps) {
  const { tournament, isOfStaff, isPrintedAtOnce, available, chosen, handedIn, tableCodes, names, onTick } = props
  const { t } = useTranslation()
  const [deckOf, setDeckOf] = useState('')
  const round = currentRound(tournament)
  const largePages = useLargePages({ tournament, round })
  const decks = decksChosen(handedIn, { chosen: deckOf, tournament })
  const beside = { codes: tableCodes.codes, largePages, realNames: names?.known ?? NOBODY }
  const of = { tournament, isOfStaff, round, decks, ...beside }
  const pages = chosen.reduce((sum, sheet) => sum + pageCount(sheet, of), 0)
  usePrintingAtOnce(isPrintedAtOnce && pages > 0 && !tableCodes.isAwaited && !props.isKeptAwaited)
  return (
    <>
      <section className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 px-4 py-6 print:hidden">
        <h1 className="text-title">{t('paper.title')}</h1>
        <p className="text-muted">{available.length === 0 ? t('paper.nothing') : t('paper.lead')}</p>
        <fieldset className="grid">
          <legend className="sr-only">{t('paper.sheets')}</legend>
          {available.map((sheet) => (
            <Checkbox
              key={sheet}
              isChecked={chosen.includes(sheet)}
              onChange={(isTicked) => onTick(sheet, isTicked)}
              label={<SheetLabel sheet={sheet} pages={pageCount(sheet, of)} />}
            />
          ))}
        </fieldset>
        {names ? <StaffNamesBox {...names} /> : null}
        {chosen.includes('deckLists') ? (
          <DeckChoice {...{ tournament, handedIn }} value={deckOf} onChange={setDeckOf} />
        ) : null}
        {tableCodes.isFailed ? <Notice tone="attention">{t('atTable.codesFailed')}</Notice> : null}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            disabled={pages === 0 || names?.known === null}
            icon={<Printer aria-hidden="true" className="size-5" />}
            onClick={() => window.print()}
          >
            {pages === 0 ? t('paper.chooseOne') : t('paper.print', { count: pages })}
          </Button>
          <Link
            to="/tournament/$code"
            params={{ code: tournament.code }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {t('paper.back')}
          </Link>
        </div>
      </section>
      {/* As printed; a phone has no room for a preview, but prints it. */}
      <div className="bg-sunken py-8 max-md:hidden print:block! print:bg-white print:py-0">
        {chosen.map((sheet) => (
          <SheetOf key={sheet} sheet={sheet} {...of} />
        ))}
      </div>
    </>
  )
}

type SheetLabelProps = { readonly sheet: Sheet; readonly pages: number }

function SheetLabel({ sheet, pages }: SheetLabelProps) {
  const { t } = useTranslation()
  return (
    <>
      {t(labelOf(sheet))}{' '}
      {pages === 0 ? null : (
        <span className="text-sm text-muted tabular-nums">{t('paper.pages', { count: pages })}</span>
      )}
      {sheet === 'largeByName' ? <span className="block text-sm text-muted">{t('paper.largeHelp')}</span> : null}
      {sheet === 'slips' ? <span className="block text-sm text-muted">{t('paper.slipsHelp')}</span> : null}
      {sheet === 'tableCodes' ? <span className="block text-sm text-muted">{t('atTable.paperHelp')}</span> : null}
    </>
  )
}

function labelOf(sheet: Sheet) {
  switch (sheet) {
    case 'tableCodes':
      return 'atTable.paper'
    case 'draftSeats':
      return 'draft.paper'
    case 'guardianForms':
      return 'guardian.paper'
    default:
      return `paper.${sheet}` as const
  }
}

type Of = {
  readonly tournament: Tournament
  readonly isOfStaff: boolean
  readonly round: number
  readonly decks: readonly HandedInDeck[]
  readonly codes: TableCodes | null
  readonly realNames: ReadonlyMap<string, string>
  readonly largePages: () => LargePages
}
type SheetOfProps = Of & { readonly sheet: Sheet }

function SheetOf({ sheet, ...of }: SheetOfProps) {
  switch (sheet) {
    case 'poster':
      return <Poster tournament={of.tournament} />
    case 'draftSeats':
      return <PodPlans {...of} />
    case 'byName':
      return <TablesByName {...of} />
    case 'largeByName':
      return <LargeByName {...of} pages={of.largePages()} />
    case 'byTable':
      return <TablesByNumber {...of} />
    case 'slips':
      return <Slips {...of} />
    case 'tableCodes':
      return <TableCards {...of} />
    case 'standings':
      return <StandingsSheet {...of} />
    case 'players':
      return <PlayerList {...of} />
    case 'nextRound':
      return <NextRoundSheet {...of} />
    case 'deckCheck':
      return <DeckCheck {...of} />
    case 'deckLists':
      return <DeckLists {...of} />
    case 'guardianForms':
      return <GuardianForms tournament={of.tournament} />
    default:
      return sheet satisfies never
  }
}

function pageCount(sheet: Sheet, { tournament, round, decks, codes, largePages }: Of): number {
  const tables = tablesToPrint(tournament).length
  switch (sheet) {
    case 'draftSeats':
      return podsOf(tournament)
    case 'byName':
      return paperGrid(activePlayers(tournament, round).length, GRIDS.byName).pages
    case 'largeByName':
      return largePages().length
    case 'byTable':
      return paperGrid(tables, GRIDS.byTable).pages
    case 'slips':
      return Math.ceil(slipsToPrint(tournament).length / SLIPS_PER_PAGE)
    case 'tableCodes':
      return Math.ceil((codes?.tables.length ?? 0) / CARDS_PER_PAGE)
    case 'standings':
      return standingsPages(tournament, liveStandings(tournament)).length
    case 'players':
      return paperGrid(tournament.players.length, GRIDS.players).pages
    case 'nextRound':
      return paperGrid(Math.ceil(activePlayers(tournament, round + 1).length / 2), GRIDS.nextRound).pages
    case 'poster':
    case 'deckCheck':
    case 'guardianForms':
      return 1
    case 'deckLists':
      return deckListPages(decks)
    default:
      return sheet satisfies never
  }
}

/** Opens the print dialog once everything is rendered. */
function usePrintingAtOnce(isWanted: boolean): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isWanted || isDone.current) return
    isDone.current = true
    void document.fonts.ready.then(() => window.print())
  }, [isWanted])
}
