import { inEntrants } from '@tablee/domain/tournaments/teams/in-entrants'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useQueryClient } from '@tanstack/react-query'
import { type CSSProperties, useEffect, useState } from 'react'
import { useLanguage } from '../../../language/language-provider.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useQuiet } from '../../../ui/quiet.ts'
import { tournamentKey } from '../api/following/tournament-query.ts'
import { useToldBeside } from '../beside/use-told-beside.ts'
import { TournamentGate } from '../tournament-frame/tournament-gate.tsx'
import { useSpokenTables } from './spoken-tables.ts'
import { tableCalls } from './table-calls.ts'
import { useIsSmall } from './use-is-small.ts'
import { useWakeLock } from './use-wake-lock.ts'
import { WallBracket } from './wall-bracket.tsx'
import { WallAfterTime, WallExtraTables } from './wall-clock.tsx'
import { useStir, WallControls } from './wall-controls.tsx'
import { WallDraft } from './wall-draft.tsx'
import { WallFoot, WallTools } from './wall-foot.tsx'
import { WallHead } from './wall-head.tsx'
import { InWallLanguage, useCallTranslators } from './wall-language.tsx'
import type { WallLanguage } from './wall-languages.ts'
import { WallPodBracket } from './wall-pod-bracket.tsx'
import { PodiumScene, RankingPages } from './wall-ranking.tsx'
import { isBeingPlayed, type WallScene, wallScene } from './wall-scene.ts'
import { Gathering, PairingsByName } from './wall-scenes.tsx'

/** Nobody is at a projector to retry. */
const TRY_AGAIN_MS = 10_000

/** 1 % of the width, less on screens lower than 16:9. */
const UNIT = { '--unit': 'min(1vw, 1.7778vh)' } as CSSProperties
/** In the hand it follows the chosen text size. */
const SMALL_UNIT = { '--unit': '0.55rem' } as CSSProperties

export type WallProps = {
  readonly code: string
  readonly language: WallLanguage | undefined
  readonly onLanguage: (language: WallLanguage) => void
}

/** For a projector or television that nobody touches. */
export function Wall({ code, language, onLanguage }: WallProps) {
  useWakeLock()
  useTryingAgain(code)
  useToldBeside(code)
  return (
    <InWallLanguage chosen={language}>
      <TournamentGate code={code}>
        {({ tournament }) => <WallView tournament={tournament} language={language} onLanguage={onLanguage} />}
      </TournamentGate>
    </InWallLanguage>
  )
}

/** Retries by itself after starting offline or without the server. */
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
  const { t } = useTranslation()
  const own = useLanguage().language
  const scene = wallScene(tournament)
  const calling = useCalling(tournament, scene)
  const isStirring = useStir()
  const isSmall = useIsSmall()
  const tools = (
    <WallControls
      code={tournament.code}
      language={language ?? own}
      onLanguage={onLanguage}
      call={calling.canCall ? calling : null}
      isShown={isStirring || isSmall}
    />
  )
  return (
    <div
      style={isSmall ? SMALL_UNIT : UNIT}
      className={classNames(
        'flex flex-col font-display px-[calc(var(--unit)*2.2)] text-[length:calc(var(--unit)*1.7)] leading-tight',
        isSmall
          ? 'min-h-dvh gap-4 py-4'
          : 'h-dvh gap-[calc(var(--unit)*0.8)] overflow-clip pt-[calc(var(--unit)*1.2)] pb-[calc(var(--unit)*0.5)]',
      )}
    >
      <WallHead tournament={tournament} scene={scene} />
      <WallAfterTime tournament={tournament} />
      <WallExtraTables tournament={tournament} />
      <WallTools value={tools}>
        <Scene tournament={tournament} scene={scene} />
      </WallTools>
      {calling.said ? (
        <p
          aria-live="assertive"
          className="rounded-card bg-mat px-[1em] py-[0.5em] text-[length:calc(var(--unit)*2.8)] font-semibold text-on-mat"
        >
          {calling.said.text}
        </p>
      ) : null}
      {calling.lacksVoice ? <p role="status">{t('wall.noVoice')}</p> : null}
    </div>
  )
}

type SceneProps = { readonly tournament: Tournament; readonly scene: WallScene }

function Scene({ tournament, scene }: SceneProps) {
  switch (scene.kind) {
    case 'gathering':
      return <Gathering tournament={tournament} />
    case 'draft':
      return <WallDraft tournament={tournament} stage={scene.stage} />
    case 'pairings':
      return <PairingsByName tournament={tournament} scene={scene} />
    case 'bracket':
      return <WallBracket tournament={inEntrants(tournament)} scene={scene} />
    case 'pod-bracket':
      return <WallPodBracket tournament={tournament} scene={scene} />
    case 'standings':
      return <RankingPages tournament={tournament} />
    case 'podium':
      return <PodiumScene tournament={tournament} />
    case 'cancelled':
      return <WallFoot />
    default:
      return scene satisfies never
  }
}

/** Calls tables on request: the current ones, or those of each new round. */
function useCalling(tournament: Tournament, scene: WallScene) {
  const spoken = useSpokenTables()
  const translators = useCallTranslators()
  const [isEachRound, setIsEachRound] = useState(false)
  const isSilent = useQuiet() !== null
  const { call, stop } = spoken
  const round = isBeingPlayed(scene) ? scene.round : null
  const onCall = () => round !== null && call(tableCalls(tournament, round, translators))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is called once, whatever changes in it afterwards
  useEffect(() => {
    if (round === null || isSilent) stop()
    else if (isEachRound) onCall()
  }, [round, isEachRound, isSilent])
  return {
    canCall: spoken.canSpeak && round !== null && !isSilent,
    said: spoken.said,
    isCalling: spoken.said !== null,
    onCall,
    lacksVoice: spoken.lacksVoice,
    onStop: stop,
    isEachRound,
    onEachRound: setIsEachRound,
  }
}
