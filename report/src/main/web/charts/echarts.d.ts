/** What the front end uses of Apache ECharts 5. */
declare global {
  const echarts: {
    init(node: HTMLElement, theme: null, options: { renderer: "svg"; width: number; height: number }): ECharts;
  };
}

export interface ECharts {
  setOption(option: Option, settings: { notMerge: boolean }): void;
  resize(size: { width: number; height: number }): void;
  dispose(): void;
}

export type Option = Record<string, unknown>;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** First argument of a custom series' `renderItem`. */
export interface Item {
  coordSys: Area;
  dataIndex: number;
}

/** Second argument of a custom series' `renderItem`. */
export interface Api {
  value(dimension: number): number;
  coord(point: number[]): [number, number];
  size(extent: number[]): [number, number];
}

/** What a tooltip is about. */
export interface Hovered {
  dataIndex: number;
  seriesIndex: number;
  value: number[];
}
