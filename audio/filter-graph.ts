import { AV_BUFFERSRC_FLAG_KEEP_REF } from 'node-av/constants';
import { Filter, type FilterContext, FilterGraph, FilterInOut, Frame } from 'node-av/lib';

/** A chain of FFmpeg filters between decoded frames and their consumer. */
export interface AudioFilter {
  /** The output of the chain; an encoder reads its sample format. */
  sink: FilterContext;
  /** Sends one frame, or null at the end, and passes on every finished frame, which is valid only during its call. */
  push(frame: Frame | null, onFrame: (frame: Frame) => void): void;
  close(): void;
}

/** Builds the chain `description` (FFmpeg's filter syntax) for frames described by `bufferArguments`. */
export function createAudioFilter(bufferArguments: string, description: string): AudioFilter {
  const graph = new FilterGraph();
  graph.alloc();
  graph.nbThreads = 1;
  const source = createFilter(graph, 'abuffer', 'in', bufferArguments);
  const sink = createFilter(graph, 'abuffersink', 'out');
  requireSuccess(graph.parsePtr(description, connectTo('out', sink), connectTo('in', source)), 'filter');
  requireSuccess(graph.configSync(), 'filter set-up');
  const filtered = new Frame();
  filtered.alloc();
  return {
    sink,
    push(frame, onFrame) {
      requireSuccess(source.buffersrcAddFrameSync(frame, AV_BUFFERSRC_FLAG_KEEP_REF), 'filter input');
      while (sink.buffersinkGetFrameSync(filtered) >= 0) {
        onFrame(filtered);
        filtered.unref();
      }
    },
    close() {
      filtered.free();
      graph.free();
    },
  };
}

/** Throws if FFmpeg returned an error code. */
export function requireSuccess(code: number, step: string): void {
  if (code < 0) throw new Error(`${step} failed with code ${code}`);
}

function createFilter(graph: FilterGraph, kind: string, name: string, settings?: string): FilterContext {
  const filter = Filter.getByName(kind);
  const context = filter && graph.createFilter(filter, name, settings);
  if (!context) throw new Error(`filter ${kind} cannot be created`);
  return context;
}

function connectTo(name: string, context: FilterContext): FilterInOut {
  const end = new FilterInOut();
  end.alloc();
  end.name = name;
  end.filterCtx = context;
  end.padIdx = 0;
  return end;
}
