/** The nine station masters; five are used. Halves [S], which belong together [P]. */
export const MASTERS = [
  'perWorker',
  'perObjectivePair',
  'perHazardPair',
  'perOutlawPair',
  'perCertificatePair',
  'perStationPair',
  'perBuilding',
  'twoCertificates',
  'twelveDollars',
] as const;
export type MasterId = (typeof MASTERS)[number];

export interface MasterFacts {
  readonly dollars: number;
  /** Temporary certificates at once. */
  readonly certificates: number;
  /** Permanent certificates, for the rest of the game. */
  readonly permanent: number;
  /** A free hazard or outlaw at once. */
  readonly clears: boolean;
  /** VP at the end for every `of` things. */
  readonly vp: number;
  readonly of: number;
}

const master = (facts: Partial<MasterFacts>): MasterFacts => ({
  dollars: 0,
  certificates: 0,
  permanent: 0,
  clears: false,
  vp: 0,
  of: 1,
  ...facts,
});

export const MASTER: Readonly<Record<MasterId, MasterFacts>> = {
  perWorker: master({ dollars: 2, vp: 1 }),
  perObjectivePair: master({ clears: true, vp: 3, of: 2 }),
  perHazardPair: master({ permanent: 1, vp: 3, of: 2 }),
  perOutlawPair: master({ permanent: 1, vp: 3 }),
  perCertificatePair: master({ permanent: 1, vp: 3, of: 2 }),
  perStationPair: master({ permanent: 1, vp: 3, of: 2 }),
  perBuilding: master({ certificates: 2, vp: 2 }),
  twoCertificates: master({ permanent: 2 }),
  twelveDollars: master({ dollars: 12 }),
};
