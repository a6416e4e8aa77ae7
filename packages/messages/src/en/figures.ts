import type { figures as french } from '../fr/figures.ts'
import type { Translation } from '../translation.ts'

export const figures: Translation<typeof french> = {
  ask: 'What do these figures mean?',
  records: 'After a name: wins, losses, draws.',
  title: 'The figures of the standings',
  legendOfMatches: 'W-L-D: wins, losses, draws. OMW: opponents’ match wins.',
  others: 'The other figures',
  name: {
    rank: 'Rank',
    points: 'Points',
    record: 'W-L-D, record',
    winRate: 'Win %, share of wins',
    omw: 'OMW, opponents’ results',
    gw: 'GW, games won',
    ogw: 'OGW, opponents’ games',
    oomw: 'OOMW, opponents’ opponents',
    mw: 'MW, own results',
    beaten: 'Beaten, different opponents',
    seat: 'Seat, mean place at the table',
    reach: 'How far in the bracket',
  },
  rank: {
    usual:
      'Points come first. Ties are broken in this order: {order}. If everything is equal, a draw made when the tournament was created decides.',
    lot: 'Points come first. Ties are broken by a draw made when the tournament was created.',
  },
  order: {
    'opponent-match-win': 'OMW',
    'game-win': 'GW',
    'opponent-game-win': 'OGW',
    'opponents-opponent-match-win': 'OOMW',
    'head-to-head': 'the match between them',
    'rounds-lost': 'who lost later',
    cumulative: 'the cumulative tiebreaker',
    'match-win': 'MW',
    'opponents-beaten': 'opponents beaten',
    'mean-seat': 'mean seat',
  },
  points: {
    usual: 'Win: {win}. Draw: {draw}. Loss: {loss}. Bye: {bye}.',
    pods: 'Game won: {win}. Drawn: {draw}. Lost: {loss}. Bye: {bye}.',
    places: 'At each table, by place: {places}. Whoever shares a place gets its points. Bye: {bye}.',
    wager:
      'Everybody starts with {start} points and stakes {share} of them at each table. The pot goes to the winner; a draw shares it. A bye changes nothing.',
    teams: 'They are those of the team.',
  },
  record: {
    usual: 'Matches won, lost and drawn, in that order. 2-1-0: two wins, one loss, no draw.',
    pods: 'Games won, lost and drawn, in that order. 2-1-0: two wins, one loss, no draw.',
    teams: 'Rounds that the team won, lost and drew, in that order. 2-1-0: two wins, one loss, no draw.',
  },
  winRate: 'Wins out of all rounds, byes included.',
  omw: {
    'match-points':
      'The mean of the opponents’ results: for each opponent, the points won out of the most possible, at least {floor}. The higher it is, the stronger the opponents were.',
    wins: 'The mean of the opponents’ wins: for each opponent, their wins out of their rounds, at least {floor}. The higher it is, the stronger the opponents were.',
    byes: 'A bye counts as {opponents} opponents at {share}.',
    noByes: 'Byes do not count.',
  },
  gw: 'Games won out of games played; a drawn game counts a third.',
  gwOfTrios: 'Matches won at the three seats, out of those played; a drawn match counts a third.',
  ogw: 'The mean of the opponents’ GW, each at least {floor}.',
  oomw: 'The mean of the opponents’ OMW.',
  mw: 'Points won out of the most possible.',
  beaten: 'How many opponents were beaten. Each person counts once, even if beaten twice.',
  seat: 'The mean of the seats taken: seat 1 begins the game. Playing later is a disadvantage, so the higher mean ranks first.',
  reach: 'The last round of the bracket they played. Whoever gets further ranks higher.',
  still: 'It breaks no tie: it is shown for information.',
}
