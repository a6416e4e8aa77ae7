import { isMeeting, seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { matchesOfRound } from '@tablee/domain/tournaments/round-progress'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useQueryClient } from '@tanstack/react-query'
import { type CSSProperties, useEffect, useState } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { CodeCards } from '../../../ui/code-cards.tsx'
import { tournamentKey } from '../api/tournament-query.ts'
import { LiveIndicator } from '../tournament-frame/live-indicator.tsx'
import { roundCount } from '../tournament-frame/round-count.ts'
import { useCutRoundName } from '../tournament-frame/round-name.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { type TableCall, useSpokenTables } from './spoken-tables.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { WallBracket } from './wall-bracket.tsx'
import { WallClock, WallExtraTables } from './wall-clock.tsx'
import { WallControls } from './wall-controls.tsx'
import { WallForecast } from './wall-forecast.tsx'
import { InWallLanguage, type WallLanguage } from './wall-language.tsx'
import { PodiumScene, RankingPages } from './wall-ranking.tsx'
import { isBeingPlayed, isOfRound, type WallScene, wallScene } from './wall-scene.ts'
import { Gathering, PairingsByName, useSceneTitle } from './wall-scenes.tsx'

/** Nobody stands at a beamer to try again. */
const TRY_AGAIN_MS = 10_000

/** A hundredth of the width, or less on screens that are lower than 16:9; see `wallUnit`. */
const UNIT = { '--unit': 'min(1vw, 1.7778vh)' } as CSSProperties

export type WallProps = {
  readonly code: string
  /** Nothing: the language of the device. */
  readonly language: WallLanguage | undefined
  readonly onLanguage: (language: WallLanguage) => void
}

/** The tournament for a whole room: a beamer or a television that nobody touches. */
export function Wall({ code, language, onLanguage }: WallProps) {
  useWakeLock()
  useTryingAgain(code)
  return (
    <InWallLanguage chosen={language}>
      <TournamentGate code={code}>
        {({ tournament }) => <WallView tournament={tournament} language={language} onLanguage={onLanguage} />}
      </TournamentGate>
    </InWallLanguage>
  )
}

/** A wall that was switched on before the network, or whose server was away, comes by itself. */
function useTryingAgain(code: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const queryKey = tournamentKey(code)
    const timer = setInterval(() => {
      if (queryClient.getQueryState(queryKey)?.status === 'error') void queryClient.refetchQueries({ queryKey })
    }, TRY_AGAIN_MS)
    return () => clearInterval(timer)
  }, [queryClient, code])
}

type WallViewProps = Omit<WallProps, 'code'> & { readonly tournament: Tournament }

function WallView({ tournament, language, onLanguage }: WallViewProps) {
  const own = useLanguage().language
  const scene = wallScene(tournament)
  const title = useSceneTitle(tournament, scene)
  const calling = useCalling(tournament, scene)
  const hasRound = isOfRound(scene)
  return (
    <div
      style={UNIT}
      className="flex h-dvh flex-col gap-[calc(var(--unit)*1.4)] overflow-clip px-[calc(var(--unit)*3)] py-[calc(var(--unit)*2)] text-[length:calc(var(--unit)*1.7)] leading-tight"
    >
      <WallHead tournament={tournament} hasRound={hasRound} />
      <WallExtraTables tournament={tournament} />
      {title ? (
        <div className="flex items-baseline gap-[calc(var(--unit)*3)]">
          <h2 className="shrink-0 text-[length:calc(var(--unit)*2.6)] leading-tight">{title}</h2>
          {hasRound ? <WallForecast tournament={tournament} /> : null}
        </div>
      ) : null}
      <Scene tournament={tournament} scene={scene} />
      {calling.said ? (
        <p
          aria-live="assertive"
          className="rounded-card bg-mat px-[1em] py-[0.5em] text-[length:calc(var(--unit)*2.8)] font-semibold text-on-mat"
        >
          {calling.said.text}
        </p>
      ) : null}
      <WallControls
        code={tournament.code}
        language={language ?? own}
        onLanguage={onLanguage}
        call={calling.canCall ? calling : null}
      />
    </div>
  )
}

/** The tournament, its round, and the way to it for whoever comes now. */
type WallHeadProps = { readonly tournament: Tournament; readonly hasRound: boolean }

function WallHead({ tournament, hasRound }: WallHeadProps) {
  const { t } = useTranslation()
  const { round, recommended } = roundCount(tournament)
  const cutRound = useCutRoundName(tournament)(round)
  return (
    <header className="flex items-center gap-[calc(var(--unit)*2)]">
      <h1 className="min-w-0 flex-1 truncate text-[length:calc(var(--unit)*3.2)] leading-tight">{tournament.name}</h1>
      <span className="shrink-0 empty:hidden">
        <LiveIndicator isOver isDotOnPhones />
      </span>
      <WallClock tournament={tournament} />
      {hasRound ? (
        <>
          <p className="shrink-0 font-display text-[length:calc(var(--unit)*2.8)] leading-tight font-bold tabular-nums">
            {cutRound ?? t('wall.round', { round, total: Math.max(round, recommended) })}
          </p>
          <CodeCards
            code={tournament.code}
            className="shrink-0 gap-[calc(var(--unit)*0.4)]! text-[length:calc(var(--unit)*1.6)]! [--card:calc(var(--unit)*2.3)]!"
          />
        </>
      ) : null}
    </header>
  )
}

type SceneProps = { readonly tournament: Tournament; readonly scene: WallScene }

function Scene({ tournament, scene }: SceneProps) {
  switch (scene.kind) {
    case 'gathering':
      return <Gathering tournament={tournament} />
    case 'pairings':
      return <PairingsByName tournament={tournament} scene={scene} />
    case 'bracket':
      return <WallBracket tournament={tournament} scene={scene} />
    case 'standings':
      return <RankingPages tournament={tournament} />
    case 'podium':
      return <PodiumScene tournament={tournament} />
    case 'cancelled':
      return null
    default:
      return scene satisfies never
  }
}

/** Tables called aloud when somebody wishes it: these now, or those of each new round. */
function useCalling(tournament: Tournament, scene: WallScene) {
  const { locale } = useLanguage()
  const spoken = useSpokenTables()
  const [isEachRound, setIsEachRound] = useState(false)
  const calls = useTableCalls(tournament, scene)
  const { call, stop } = spoken
  const round = isBeingPlayed(scene) ? scene.round : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is called once, whatever changes in it afterwards
  useEffect(() => {
    if (round === null) stop()
    else if (isEachRound) call(calls, locale)
  }, [round, isEachRound])
  return {
    canCall: spoken.canSpeak && round !== null,
    said: spoken.said,
    isCalling: spoken.said !== null,
    onCall: () => call(calls, locale),
    onStop: stop,
    isEachRound,
    onEachRound: setIsEachRound,
  }
}

function useTableCalls(tournament: Tournament, scene: WallScene): readonly TableCall[] {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  if (!isBeingPlayed(scene)) return []
  const names = new Map(tournament.players.map(({ id, name }) => [id, name]))
  return matchesOfRound(tournament, scene.round).flatMap((match) => {
    const [first = '', second = ''] = seatsOf(match).map((player) => names.get(player) ?? '')
    const table = tableOf(match)
    if (!isMeeting(match) || table === null) return []
    const said = (label: string) => t('wall.calling', { table: label, first, second })
    // A voice would read the hyphen of "A-12" as minus.
    return [{ table, text: said(labelOf(table)), spoken: said(labelOf(table).replaceAll('-', ' ')) }]
  })
}
