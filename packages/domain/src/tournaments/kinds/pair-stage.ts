import { pairRound } from '../pairing/pair-round.ts'
import type { Pair, PairingPlayer } from '../pairing/pairing-field.ts'
import type { Stage } from '../tournament.ts'

type StageField = { readonly players: readonly PairingPlayer[]; readonly seed: string }

/** Who meets whom in the next round of a stage, table by table. */
export function pairStage(stage: Stage, { players, seed }: StageField): readonly Pair[] {
  switch (stage.kind) {
    case 'swiss':
      return pairRound(players, seed)
    default:
      return stage.kind satisfies never
  }
}
