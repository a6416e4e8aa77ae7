import type { TournamentId } from '@tablee/domain/tournaments/tournament'

/** Of one line of a device that runs a tournament; `at` in milliseconds since 1970, when it was heard of last. */
export type DeskWord = {
  readonly kind: 'there' | 'left' | 'lost'
  readonly id: TournamentId
  /** Names the line in all processes. */
  readonly line: string
  readonly at: number
}

/** What processes tell each other of such devices. No phone hears it; a word that is lost is said again. */
export type DeskTalk = {
  readonly say: (word: DeskWord) => void
  readonly hear: (parts: {
    readonly onWord: (word: DeskWord) => void
    /** A process has just come, or may have missed words: everything is said again. */
    readonly onAsked: () => void
  }) => void
}
