/** Results entered on this device that wait for the network. */
export const onTheWay = {
  results_one: '{count} résultat à envoyer',
  results_other: '{count} résultats à envoyer',
  roundWaits_one: '{count} résultat à envoyer : la ronde se termine dès que le réseau revient.',
  roundWaits_other: '{count} résultats à envoyer : la ronde se termine dès que le réseau revient.',
} as const
